import { LIMITS, type SheetRow, sheetTooLarge } from './sheet.ts';
import { dateText } from './xlsx-dates.ts';

const COLUMN_LETTERS = /^[A-Z]{1,3}/;

/** Turns the tags of a sheet into rows of texts. Cells may be missing, and may or may not contain their position. */
export class SheetBuilder {
  readonly #shared: readonly string[];
  readonly #dateStyles: ReadonlySet<number>;
  #rows: SheetRow[] = [];
  #number = 0;
  #cells: string[] = [];
  #column = -1;
  #type = '';
  #value = '';
  #inValue = false;
  #isDate = false;
  #isFormula = false;

  constructor(shared: readonly string[], dateStyles: ReadonlySet<number>) {
    this.#shared = shared;
    this.#dateStyles = dateStyles;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#inValue = name === 'v' || name === 't';
    if (name === 'f') this.#isFormula = true;
    if (name === 'row') {
      this.#number = Number(attributes.r) || this.#number + 1;
      this.#cells = [];
      this.#column = -1;
    } else if (name === 'c') {
      this.#column = attributes.r ? columnOf(attributes.r) : this.#column + 1;
      if (this.#column >= LIMITS.columns) throw sheetTooLarge(`plus de ${LIMITS.columns} colonnes.`);
      this.#type = attributes.t ?? 'n';
      this.#value = '';
      this.#isDate = this.#dateStyles.has(Number(attributes.s ?? -1));
      this.#isFormula = false;
    }
  }

  text(text: string): void {
    if (!this.#inValue) return;
    this.#value += text;
    if (this.#value.length > LIMITS.cellCharacters) {
      throw sheetTooLarge(`une cellule de la ligne ${this.#number} est trop longue.`);
    }
  }

  close(name: string): void {
    this.#inValue = false;
    if (name === 'row') this.#rows.push({ number: this.#number, cells: this.#cells });
    if (name !== 'c' || this.#column < 0) return;
    while (this.#cells.length < this.#column) this.#cells.push('');
    this.#cells[this.#column] = this.#cellText();
    // Checked here too, because one chunk can hold many rows: an empty row takes six characters.
    if (this.#rows.length > LIMITS.rows) throw sheetTooLarge(`plus de ${LIMITS.rows} lignes.`);
  }

  take(): SheetRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  #cellText(): string {
    if (this.#type === 's') return this.#shared[Number(this.#value)] ?? '';
    // Whoever sent the file is told of such a cell by the line that cannot be read.
    if (this.#isFormula && this.#value === '') return '#FORMULE';
    if (this.#type === 'n' && this.#isDate) return dateText(this.#value);
    return this.#type === 'n' ? plainNumber(this.#value) : this.#value;
  }
}

/** Excel writes 12.3 as 12.300000000000001 and large references as 1.2E+10. */
function plainNumber(text: string): string {
  const number = Number(text);
  if (text === '' || !Number.isFinite(number)) return text;
  return Number.isSafeInteger(number) ? String(number) : String(Number(number.toPrecision(15)));
}

function columnOf(reference: string): number {
  const letters = COLUMN_LETTERS.exec(reference)?.[0] ?? '';
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
