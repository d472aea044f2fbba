import { PINS } from '../catalogue.ts';
import type { Pins } from '../vehicle/index.ts';
import { type FittingPart, kitContents } from './part.ts';

type Socketed = Pick<FittingPart, 'prodCatalogue' | 'prodType' | 'prodTitre'>;

/** '' of a part without a socket. */
const pinsOf = ({ prodCatalogue, prodType, prodTitre }: Socketed): string => {
  if (prodCatalogue === 'Faisceau') return prodType;
  return prodCatalogue === 'Kit' ? kitContents(prodTitre).prodType : '';
};

/** The sockets among which the harnesses of a vehicle leave a choice. */
export const socketsOf = (parts: readonly Socketed[]): Pins[] =>
  PINS.filter((pins) => parts.some((part) => part.prodCatalogue === 'Faisceau' && pinsOf(part) === pins));

/** What is left for somebody who wants this socket: no harness and no kit with another. */
export const withSocket = <Part extends Socketed>(parts: readonly Part[], wanted: Pins): Part[] =>
  parts.filter((part) => ['', wanted].includes(pinsOf(part)));
