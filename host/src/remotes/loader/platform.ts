import type { ReleaseAsset } from '@extranet/shared/registry';
// Part of the first paint, because other platform entries use it; no file of the host imports it otherwise.
import '@extranet/shared/rules';

/**
 * Platform entries outside the first paint. The host names each by a lazy import: what it never imports, it
 * would not provide to the remotes. A remote that needs one gets it fetched beside its own files, not after them.
 */
const lazyPlatform: Record<string, () => Promise<unknown>> = {
  'rules/product': () => import(/* webpackChunkName: "rules-product" */ '@extranet/shared/rules/product'),
  'rules/vehicle': () => import(/* webpackChunkName: "rules-vehicle" */ '@extranet/shared/rules/vehicle'),
  'rules/fitting': () => import(/* webpackChunkName: "rules-fitting" */ '@extranet/shared/rules/fitting'),
  'rules/question': () => import(/* webpackChunkName: "rules-question" */ '@extranet/shared/rules/question'),
  'rules/customer': () => import(/* webpackChunkName: "rules-customer" */ '@extranet/shared/rules/customer'),
  'rules/order': () => import(/* webpackChunkName: "rules-order" */ '@extranet/shared/rules/order'),
  'rules/look': () => import(/* webpackChunkName: "rules-look" */ '@extranet/shared/rules/look'),
  uploads: () => import(/* webpackChunkName: "uploads" */ '@extranet/shared/uploads'),
  'ui/table': () => import(/* webpackChunkName: "ui-table" */ '@extranet/shared/ui/table'),
  'ui/combobox': () => import(/* webpackChunkName: "ui-combobox" */ '@extranet/shared/ui/combobox'),
  'ui/sign-in': () => import(/* webpackChunkName: "ui-sign-in" */ '@extranet/shared/ui/sign-in'),
  'ui/files': () => import(/* webpackChunkName: "ui-files" */ '@extranet/shared/ui/files'),
  'ui/upload': () => import(/* webpackChunkName: "ui-upload" */ '@extranet/shared/ui/upload'),
  'ui/pictures': () => import(/* webpackChunkName: "ui-pictures" */ '@extranet/shared/ui/pictures'),
  'ui/timeline': () => import(/* webpackChunkName: "ui-timeline" */ '@extranet/shared/ui/timeline'),
  'ui/rich-text': () => import(/* webpackChunkName: "ui-rich-text" */ '@extranet/shared/ui/rich-text'),
};

/** Ends when they are there or cannot be had: then the remote imports them again when it is evaluated, and fails. */
export async function prefetchPlatform(assets: ReleaseAsset[]): Promise<void> {
  const entries = new Set(assets.flatMap(({ platform }) => platform));
  await Promise.allSettled([...entries].map((entry) => lazyPlatform[entry]?.()));
}
