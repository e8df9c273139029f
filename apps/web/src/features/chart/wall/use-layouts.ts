import type { RowOf } from '@chuli/contracts';
import { sendCall } from '../../../api/send-call.ts';
import { type Call, useCall } from '../../../api/use-call.ts';
import { indicatorsPart } from '../../../shared/chart/chosen-indicators.ts';
import { type KeptChanges, useKeptChanges } from '../../../shared/chart/use-kept-changes.ts';
import { LINKS, type WallCell, type WallLink } from './wall-address.ts';
import type { WallContents } from './use-wall.ts';

export type KeptLayout = RowOf<'/chart/layout/'>;

const PATH = '/chart/layout/';
const indicators = indicatorsPart();

const cellOf = ({ symbol, interval, indicators: chosen }: KeptLayout['cells'][number]): WallCell => ({
  symbol,
  interval,
  indicators: indicators.read(chosen.join(',')),
});

export const contentsOf = ({ cells, link }: KeptLayout): WallContents => ({
  cells: cells.map(cellOf),
  link: LINKS.filter((one) => link[one]),
});

/** As the account takes it. */
const sentOf = ({ cells, link }: WallContents) => {
  const has = (one: WallLink): boolean => link.includes(one);
  return {
    link: {
      symbol: has('symbol'),
      interval: has('interval'),
      crosshair: has('crosshair'),
      range: has('range'),
    },
    cells: cells.map((cell) => ({
      ...cell,
      indicators: indicators.write(cell.indicators)?.split(',') ?? [],
    })),
  };
};

export type Layouts = Pick<KeptChanges, 'failure' | 'isBusy'> & {
  call: Call<{ rows: KeptLayout[] }>;
  /** The layout as it is kept now; null where it was refused. */
  add: (name: string, contents: WallContents) => Promise<KeptLayout | null>;
  save: (layout: KeptLayout, contents: WallContents) => Promise<KeptLayout | null>;
  rename: (layout: KeptLayout, name: string) => Promise<KeptLayout | null>;
  remove: (layout: KeptLayout) => Promise<unknown>;
};

/** The walls that the person has kept. */
export const useLayouts = (): Layouts => {
  const call = useCall(PATH, {});
  const { failure, isBusy, change } = useKeptChanges(PATH);
  const patch = ({ id, version }: KeptLayout, changes: object) =>
    change(() => sendCall('PATCH /chart/layout/{id}/', { params: { id }, body: { version, ...changes } }));
  return {
    call,
    failure,
    isBusy,
    add: (name, contents) =>
      change(() =>
        sendCall('POST /chart/layout/', {
          body: { name, ...sentOf(contents), request_id: crypto.randomUUID() },
        }),
      ),
    save: (layout, contents) => patch(layout, sentOf(contents)),
    rename: (layout, name) => patch(layout, { name }),
    remove: ({ id, version }) =>
      change(() => sendCall('DELETE /chart/layout/{id}/', { params: { id }, body: { version } })),
  };
};
