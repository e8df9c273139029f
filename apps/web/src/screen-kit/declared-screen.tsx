import type { AskedBy, GetPath } from '@chuli/contracts';
import type { Screen, ScreenId } from '@chuli/contracts/screens';
import { Fragment, useMemo } from 'react';
import { useCall } from '../api/use-call.ts';
import { type AddressSpec, textPart } from './address.ts';
import { DeclaredBlocks } from './declared-blocks.tsx';
import { FilterFields } from './filter-fields.tsx';
import { FilterFold } from './filter-fold.tsx';
import { type FilterValues, type Filters, askedBy, partsOf } from './filters.tsx';
import { PageHead } from './page-head.tsx';
import type { DataBy, Paths, ScreenDefinition } from './screen-definition.ts';
import { UniverseBar } from './universe-bar.tsx';
import { asOfQuery, useAddress, useAsOf } from './use-address.ts';

const addressOf = (filters: Filters): AddressSpec => ({
  sort: textPart(),
  open: textPart(),
  ...partsOf(filters),
});

const NO_FILTERS: Filters = {};

const pathBy = <P extends GetPath, F extends Filters>(
  { filter, paths }: DataBy<P, F>,
  address: Readonly<Record<string, unknown>>,
): P => {
  const path = paths[String(address[filter])];
  if (path === undefined) throw new Error(`No call for ${filter} ${String(address[filter])}.`);
  return path;
};

/** A declared screen: its filters live in the address, its rows come from its calls. */
export const DeclaredScreen = <P extends GetPath, Row extends object, F extends Filters, A extends Paths>({
  screen,
  definition,
}: {
  screen: Screen;
  definition: ScreenDefinition<P, Row, F, A>;
}) => {
  const { above: Above, below: Below, ask, data, explain, isFolded, frame: Frame, universe } = definition;
  const Around = definition.around ?? Fragment;
  const filters: Filters = definition.filters ?? NO_FILTERS;
  const spec = useMemo(() => addressOf({ ...filters, ...universe?.filters }), [filters, universe]);
  const [address, set] = useAddress(spec);
  const values = address as FilterValues<F>;
  const asOf = useAsOf();
  const query = useMemo(
    () => ({ ...ask, ...askedBy(filters, address), ...asOfQuery(asOf) }) as AskedBy<P>,
    [ask, filters, address, asOf],
  );
  const path = typeof data === 'string' ? data : pathBy(data, address);
  const panel = useMemo(() => ({ ...definition, data: path }), [definition, path]);
  const params = definition.params?.(values);
  const reply = useCall(path, query, params && { params }).data;
  const fields = <FilterFields filters={filters} values={address} set={set} reply={reply} />;
  const head = isFolded ? <FilterFold>{fields}</FilterFold> : fields;
  const blocks = (
    <Around>
      {Above !== undefined && <Above />}
      {universe !== undefined && <UniverseBar universe={universe} values={address} set={set} />}
      <DeclaredBlocks
        {...{ query, params, values, set, universe }}
        definition={panel}
        id={screen.id}
        sort={String(address['sort'])}
        open={String(address['open'])}
      />
      {Below !== undefined && <Below />}
    </Around>
  );
  if (Frame !== undefined)
    return (
      <Frame screen={screen} explain={explain} filters={head}>
        {blocks}
      </Frame>
    );
  return (
    <>
      <PageHead screen={screen.id as ScreenId} {...(explain && { explain })}>
        {head}
      </PageHead>
      {blocks}
    </>
  );
};
