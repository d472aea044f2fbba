// Replaces the two files of @module-federation/error-codes that explain an error in sentences, to save more than half a kilobyte of the
// first page (ADR 0021): a message still has the error's code, by which its documentation is found, its arguments and its cause.

export const getShortErrorMsg = (code, _sentences, args, cause) =>
  `#${code} ${JSON.stringify(args)} ${cause ?? ''}`;

const none = {};

export { none as buildDescMap, none as errorDescMap, none as runtimeDescMap, none as typeDescMap };
