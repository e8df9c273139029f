import type { RowEncoding } from './insert.ts';
import type { Load } from './load.ts';

const WORD = 0xff_ff_ff_ffn;

/** Rows with the load to which they belong, which does not fit a number of JavaScript. */
export const ofLoad = <Row>({ columns, write }: RowEncoding<Row>, load: Load): RowEncoding<Row> => {
  const low = Number(load & WORD);
  const high = Number(load >> 32n);
  return {
    columns: [...columns, 'load'],
    write: (out, row) => {
      write(out, row);
      out.uint32(low);
      out.uint32(high);
    },
  };
};
