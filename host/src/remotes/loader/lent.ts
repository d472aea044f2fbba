import * as format from '@extranet/shared/format';
import * as http from '@extranet/shared/http';
import * as i18n from '@extranet/shared/i18n';
import * as registry from '@extranet/shared/registry';
import * as remote from '@extranet/shared/remote';
import * as rules from '@extranet/shared/rules';
import * as saga from '@extranet/shared/saga';
import * as session from '@extranet/shared/session';
import * as store from '@extranet/shared/store';
import * as theme from '@extranet/shared/theme';
import * as ui from '@extranet/shared/ui';
import type { init } from '@module-federation/enhanced/runtime';
import React from 'react';
import jsxRuntime from 'react/jsx-runtime';
import ReactDom from 'react-dom';
import ReactDomClient from 'react-dom/client';
import * as router from 'react-router-dom';
import * as styled from 'styled-components';
import { lateEntries } from './late-entries.ts';

/** Written by the build: shared module -> version. */
declare const LENT_VERSIONS: Record<string, string>;

type Lent = NonNullable<Parameters<typeof init>[0]['shared']>;

/** Libraries of CommonJS as they are, so that a remote finds what `require` would give it. */
const libraries: Record<string, object> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDom,
  'react-dom/client': ReactDomClient,
  'react-router-dom': router,
  'styled-components': styled,
};

const firstPaint: Record<string, object> = {
  ...{ registry, rules, remote, session, store, saga, http, i18n, format, theme, ui },
};

const shareConfig = { singleton: true, strictVersion: true, requiredVersion: false } as const;

const versions = LENT_VERSIONS;
/** A part of a library has the version of the library. */
const versionOf = (key: string) => versions[key] ?? versions[key.replace(/\/.*/, '')] ?? '';

const atHand = (key: string, module: object) =>
  [key, { version: versionOf(key), lib: () => module, shareConfig }] as const;

const later = (key: string, load: () => Promise<object>) => {
  const get = async () => {
    const module = await load();
    return () => module;
  };
  return [key, { version: versionOf(key), get, shareConfig }] as const;
};

const inPlatform = (entry: string) => `@extranet/shared/${entry}`;

/** All that the shell lends to remotes, in the form of the federation's runtime. */
export const lent: Lent = Object.fromEntries([
  ...Object.entries(libraries).map(([key, module]) => atHand(key, module)),
  ...Object.entries(firstPaint).map(([entry, module]) => atHand(inPlatform(entry), module)),
  ...Object.entries(lateEntries).map(([entry, load]) => later(inPlatform(entry), load)),
]);
