import type { AskedBy, GetPath, ParamsBy } from '@chuli/contracts';
import { t } from '@chuli/language';
import { type Query, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, createContext, use } from 'react';
import type { CallFailure } from '../api/call-failure.ts';
import { fetchCall } from '../api/fetch-call.ts';
import { LockedState, lockedBy } from './locked-state.tsx';

/** Within an example the package and its price have been told already. */
const WithinExample = createContext(false);

type Asked = { path: GetPath; params?: ParamsBy<GetPath>; query: Record<string, unknown> };

/** The call that failed, as it was asked. */
const askedIn = (queries: readonly Query[], failure: CallFailure): Asked | null => {
  const key = queries.find(({ state }) => state.error === failure)?.queryKey;
  if (key === undefined) return null;
  // The named parts of the path, where it has any, stand between it and the question.
  const params = key.length > 2 ? (key[1] as ParamsBy<GetPath>) : undefined;
  return { path: key[0] as GetPath, ...(params && { params }), query: key.at(-1) as Asked['query'] };
};

type Wider = (query: Asked['query']) => object;

/** A board of one day seldom has a signal of one stock, and one of a single side not in a month either. */
const board: Wider = ({ side }) => ({ days: side === undefined ? 30 : 250 });
/** Nor is one stock often as near to a level as those of a list: the farthest that a list is asked for. */
const level: Wider = () => ({ within: 20 });

/** What is asked of one stock so that there is something to show. */
const WIDER: Readonly<Partial<Record<GetPath, Wider>>> = {
  '/data/signal-board/': board,
  '/data/signal-stocks/': board,
  '/data/daily-support-stock/': level,
  '/data/weekly-support-stock/': level,
  '/data/daily-resistance-stock/': level,
  '/data/weekly-resistance-stock/': level,
  '/data/pivot-support-stock/': level,
  '/data/sma-ema-support-stock/': level,
};

/** The same question about the demo stock; null where it is about a broker, of whom one stock says nothing. */
const exampleOf = ({ path, query, params }: Asked, symbol: string): Asked | null => {
  if (query['broker'] !== undefined) return null;
  return { path, ...(params && { params }), query: { ...query, ...WIDER[path]?.(query), symbol } };
};

export type LockedProps = {
  title: string;
  failure: CallFailure;
  skeleton: ReactNode;
  /** Shows an answer of the call that failed. */
  show: (data: unknown) => ReactNode;
};

type ShownProps = Omit<LockedProps, 'title' | 'failure'> & { asked: Asked };

const Shown = ({ asked: { path, params, query }, skeleton, show }: ShownProps) => {
  const { data, isError } = useQuery({
    queryKey: [path, ...(params === undefined ? [] : [params]), query],
    queryFn: ({ signal }) => fetchCall(path, query as AskedBy<GetPath>, signal, {}, params),
  });
  if (isError) return null;
  return data === undefined ? skeleton : show(data);
};

/** A locked screen: the package that opens it, and below it the real thing for the one stock that is open to everyone. */
export const LockedExample = ({ title, failure, skeleton, show }: LockedProps) => {
  const isWithin = use(WithinExample);
  const asked = askedIn(useQueryClient().getQueryCache().getAll(), failure);
  const { demo } = lockedBy(failure);
  const example = asked === null || demo === null ? null : exampleOf(asked, demo);
  if (example === null) return isWithin ? null : <LockedState title={title} failure={failure} />;
  const shown = <Shown asked={example} skeleton={skeleton} show={show} />;
  if (isWithin) return shown;
  return (
    <WithinExample value={true}>
      <LockedState title={title} failure={failure} hasExample />
      <section aria-label={t('Example: {symbol}', { symbol: demo ?? '' })} className="contents">
        <p className="caveat">
          <b>{t('Example: {symbol}', { symbol: demo ?? '' })}</b>{' '}
          {t('Here is what it shows, for this one stock.')}
        </p>
        {shown}
      </section>
    </WithinExample>
  );
};
