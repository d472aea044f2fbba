interface KnownLine {
  readonly item_key: string;
  readonly product_id: string | null;
  readonly vehicle: string | null;
}

interface Added {
  readonly product_id: string | null;
  readonly prod_ref: string;
  readonly vehicle: string | null;
}

/**
 * Which line an addition belongs to. The same product for two vehicles stands in two lines, so that the workshop and the paper can
 * tell them apart; without a vehicle it joins what is there, the newest line first.
 */
export function keyedByLine<T extends Added>(
  known: readonly KnownLine[],
  added: readonly T[],
): (T & { item_key: string })[] {
  const lines = [...known];
  return added.map((item) => {
    const item_key = keyOf(lines, item);
    const at = lines.findIndex((line) => line.item_key === item_key);
    const vehicle = lines[at]?.vehicle ?? item.vehicle;
    lines.splice(at < 0 ? lines.length : at, at < 0 ? 0 : 1, {
      item_key,
      product_id: item.product_id,
      vehicle,
    });
    return { ...item, item_key };
  });
}

function keyOf(lines: readonly KnownLine[], { product_id, prod_ref, vehicle }: Added): string {
  if (product_id === null) return `ref:${prod_ref}`;
  const own = lines.filter((line) => line.product_id === product_id);
  const joined = vehicle
    ? (own.find((line) => line.vehicle === vehicle) ?? own.find((line) => line.vehicle === null))
    : (own.find((line) => line.vehicle === null) ?? own.at(-1));
  if (joined) return joined.item_key;
  return own.length === 0 ? product_id : `${product_id}@${vehicle}`;
}
