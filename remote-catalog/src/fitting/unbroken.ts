/** As rules and lists write them, with plain spaces: '3 500 kg', '7 broches'. */
const GROUPS = /(?<!\d)(\d{1,3}) (?=\d{3}(?!\d))/g;
const UNIT = /(\d) (?=(?:kg|g|km|cm|mm|m|h|min|Nm|V|A|W|mm²|%|€|broches?)(?![\p{L}\d]))/gu;

/** A figure stays in one line with its groups and its unit. */
export const unbroken = (text: string): string => text.replace(GROUPS, '$1\u202f').replace(UNIT, '$1\u00a0');
