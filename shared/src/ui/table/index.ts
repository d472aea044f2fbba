export { afterTyping } from './afterTyping.ts';
export { ColumnChoice } from './ColumnChoice.tsx';
export { DataTable, type DataTableProps } from './DataTable.tsx';
export { FilterBar } from './FilterBar.tsx';
export { chevron, sameForSame, solidMark, useMarks } from './marks.tsx';
export { RowCard } from './RowCard.tsx';
export type { Column, Sort } from './types.ts';
export { useScrollMemory } from './useScrollMemory.ts';
