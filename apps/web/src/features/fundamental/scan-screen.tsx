import { defineScreen, type ScreenComponent } from '../../screen-kit/define-screen.tsx';
import { onPage } from '../../screen-kit/filters.tsx';
import type { Frame } from '../../screen-kit/screen-definition.ts';
import { isOfSector } from '../../shared/market/of-sector.ts';
import { sectorFilter } from '../../shared/market/universe/sector-filter.tsx';
import { scanColumns } from './list-columns.ts';
import { formulaFilter } from './list-filters.tsx';
import { LIST_TEXT, scanCaveat } from './list-words.ts';
import { RatioFormula } from './ratio-formula.tsx';
import { matchingRows } from './scan-rows.ts';
import { WorthField } from './worth-field.tsx';

/** The newest report of every company with a rule over its ratios, under our name or in the frame of a partner. */
export const scanScreen = (frame?: Frame): ScreenComponent =>
  defineScreen({
    title: 'Fundamental scan',
    data: '/fundamental-scan/',
    filters: { sector: onPage(sectorFilter()), q: formulaFilter() },
    ...(frame && { frame }),
    rows: matchingRows,
    blocks: [
      { kind: 'custom', component: RatioFormula, skeleton: { height: 62 } },
      {
        kind: 'caveat',
        text: ({ reply, values }) => scanCaveat(reply.rows.filter((row) => isOfSector(row, values.sector))),
      },
      { kind: 'custom', component: WorthField, skeleton: { height: 270 } },
      {
        kind: 'table',
        sort: 'price_earnings',
        columns: ({ values }) => scanColumns(values.sector),
      },
    ],
    source: 'reports of companies, each with the day it became known, and the last close',
    explain: LIST_TEXT.scan,
  });
