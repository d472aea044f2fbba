import type ts from 'typescript';

export interface Change {
  size: 'major' | 'minor';
  /** 'ui: Button' */
  where: string;
  what: string;
}

/**
 * Who makes the value: what a remote passes in may ask for less, what it gets may offer more. A type by itself may be used
 * either way.
 */
export type Direction = 'in' | 'out' | 'either';

/** A place in the declarations of before and of now, which are compared with each other. */
export interface Place {
  before: string;
  now: string;
  direction: Direction;
  where: string;
}

export type Compare = (before: ts.Node, now: ts.Node, place: Place) => void;
export type Note = (size: Change['size'], place: Pick<Place, 'where'>, what: string) => void;
