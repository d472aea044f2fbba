export interface ShownProposal {
  /** 'AT-00033 + FA-00033'. */
  parts: string;
  /** The other side proposes no such parts. */
  isNew: boolean;
  /** What it warns of and the other side does not. */
  warnings: readonly string[];
}

/** The server writes a proposal as its parts, then what it warns of: 'AT-00033 + FA-00033 ; Le véhicule doit être codé.' */
const BETWEEN = /\s;\s/;

/** What of proposals differs from those of the other side: long warnings that both have would hide it. */
export function differences(of: readonly string[], others: readonly string[]): ShownProposal[] {
  const read = (proposal: string) => {
    const [parts = '', ...warnings] = proposal.split(BETWEEN);
    return { parts, warnings };
  };
  const known = others.map(read);
  const all = known.flatMap(({ warnings }) => warnings);
  return of.map(read).map(({ parts, warnings }) => {
    const same = known.find((other) => other.parts === parts);
    const heard = new Set(same?.warnings ?? all);
    return { parts, isNew: !same, warnings: warnings.filter((warning) => !heard.has(warning)) };
  });
}
