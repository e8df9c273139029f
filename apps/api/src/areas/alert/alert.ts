import {
  type BodyOf,
  MANY_A_WEEK,
  type ParamsOf,
  REHEARSED_SESSIONS,
  type ReplyOf,
  alertContracts,
  alertLimitOf,
} from '@chuli/contracts';
import { AppError } from '@chuli/kernel';
import {
  type Alert,
  addAlert,
  alertLog,
  changeAlert,
  findAlert,
  judgeState,
  listAlerts,
  pauseAlert,
  removeAlert,
  resumeAlert,
} from '@chuli/registry/alert';
import { type Asked, needing } from '../../http/implement.ts';
import { selfOf } from '../account/self.ts';
import type { WithScanner } from '../find/answer-list.ts';
import { type NoticeNeeds, refuseUnoffered } from '../notice/settings.ts';
import { alreadyTrue } from './already-true.ts';
import { checkAlert } from './check.ts';
import { type Wanted, chosenBy, hashOfRule, toCondition, uniqueSymbols } from './condition.ts';
import { perWeek } from './rehearsal-figures.ts';
import { rehearsed } from './rehearsed.ts';
import { toAlert, toTold } from './rows.ts';

type Contracts = typeof alertContracts;
type AlertReply = ReplyOf<Contracts['changeAlert']>;
type Own = ParamsOf<Contracts['changeAlert']>;
type Changes = BodyOf<Contracts['changeAlert']>;
type Sent = BodyOf<Contracts['addAlert']>;
type Needs = NoticeNeeds & WithScanner;
type AnyAsked<Body = unknown, Params = unknown> = Asked<unknown, Body, Params, Needs>;

const PAGE_ROWS = 100;

const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / PAGE_ROWS));
const offsetOf = (page: number): number => (page - 1) * PAGE_ROWS;

const ownOf = ({ caller, params }: AnyAsked<unknown, Own>) => ({
  personId: selfOf(caller).id,
  id: params.id,
});

/** Another person's is not there. */
const shown = async (
  { registry, params }: AnyAsked<unknown, Own>,
  alert: Alert | undefined,
): Promise<AlertReply> => {
  if (alert === undefined) throw new AppError('alert.not-found', { id: params.id });
  const { silent_since } = await judgeState(registry);
  return toAlert(alert, silent_since !== null);
};

const heldBy = ({ people, caller }: AnyAsked) => people.holdings.of(selfOf(caller).id);

/** Whatever it is that the person chose, it is such that it can be judged, sent and kept. */
const check = async (asked: AnyAsked, alert: Wanted): Promise<void> => {
  // A push is the usual way and may be chosen before any browser takes it.
  const channels = alert.channels.filter((channel) => channel !== 'push');
  refuseUnoffered(asked, Object.fromEntries(channels.map((channel) => [channel, true])));
  await checkAlert({ registry: asked.registry, now: asked.clock() }, alert, await heldBy(asked));
};

/** What tells every time may tell all day long: whoever wants that has to have seen it. */
const demandConfirmed = async (asked: AnyAsked, alert: Wanted, isConfirmed: boolean): Promise<void> => {
  if (alert.frequency !== 'every-time' || isConfirmed) return;
  const per_week = perWeek(await rehearsed(asked, alert, REHEARSED_SESSIONS));
  if (per_week > MANY_A_WEEK) throw new AppError('alert.very-often', { per_week, most: MANY_A_WEEK });
};

const add = async (asked: AnyAsked<Sent>): Promise<ReplyOf<Contracts['addAlert']>> => {
  const { registry, clock, caller, body } = asked;
  const personId = selfOf(caller).id;
  const chosen = chosenBy(body);
  await check(asked, chosen);
  await demandConfirmed(asked, chosen, body.is_confirmed);
  const most = alertLimitOf((await heldBy(asked)).tier);
  const ruleHash = hashOfRule(chosen.condition);
  const added = { ...chosen, ruleHash, personId, most, requestId: body.request_id ?? null };
  const alert = await addAlert(registry, added, new Date(clock()));
  if (alert === undefined) throw new AppError('alert.too-many', { limit: most });
  const { silent_since } = await judgeState(registry);
  return {
    ...toAlert(alert, silent_since !== null),
    already_true: await alreadyTrue({ ...asked, now: clock() }, chosen),
  };
};

/** What the alert is after the changes; what is not named stays as it is. */
const changed = (alert: Alert, changes: Changes): Wanted => ({
  condition: changes.condition === undefined ? alert.condition : toCondition(changes.condition),
  scope: changes.scope === undefined ? alert.scope : uniqueSymbols(changes.scope),
  timing: changes.timing ?? alert.timing,
  frequency: changes.frequency ?? alert.frequency,
  channels: changes.channels === undefined ? alert.channels : [...new Set(changes.channels)],
  isGathered: changes.is_gathered ?? alert.is_gathered,
  note: changes.note ?? alert.note,
  firesFirst: alert.fires_first,
  expiresOn: changes.expires_on === undefined ? alert.expires_on : changes.expires_on,
});

/** What an alert waits for, of which stocks and when: with another it is another alert. */
const resetBy = ({ condition, scope, timing, frequency }: Changes): boolean =>
  [condition, scope, timing, frequency].some((part) => part !== undefined);

const change = async (asked: AnyAsked<Changes, Own>): Promise<AlertReply> => {
  const { registry, clock, body } = asked;
  const own = ownOf(asked);
  const alert = await findAlert(registry, own);
  if (alert === undefined) throw new AppError('alert.not-found', { id: own.id });
  const chosen = changed(alert, body);
  await check(asked, chosen);
  if (resetBy(body)) await demandConfirmed(asked, chosen, body.is_confirmed === true);
  const kept = { ...chosen, ruleHash: hashOfRule(chosen.condition), resets: resetBy(body) };
  return shown(asked, await changeAlert(registry, own, kept, new Date(clock())));
};

const DONE = { done: true } as const;

export const alertEndpoints = needing<Needs>({ people: true, notices: true, scanner: true })(alertContracts, {
  alerts: async (asked) => {
    const { registry, caller, query } = asked;
    const { page, state, symbol } = query;
    const personId = selfOf(caller).id;
    const filter = { personId, state, symbol, offset: offsetOf(page), limit: PAGE_ROWS };
    const { rows, total } = await listAlerts(registry, filter);
    const { silent_since } = await judgeState(registry);
    return {
      rows: rows.map((alert) => toAlert(alert, silent_since !== null)),
      limit: alertLimitOf((await heldBy(asked)).tier),
      page,
      pages: pagesOf(total),
    };
  },
  addAlert: add,
  changeAlert: change,
  removeAlert: async (asked) => {
    const own = ownOf(asked);
    if (!(await removeAlert(asked.registry, own))) throw new AppError('alert.not-found', { id: own.id });
    return DONE;
  },
  pauseAlert: async (asked) =>
    shown(asked, await pauseAlert(asked.registry, ownOf(asked), new Date(asked.clock()))),
  resumeAlert: async (asked) =>
    shown(asked, await resumeAlert(asked.registry, ownOf(asked), new Date(asked.clock()))),
  alertLog: async (asked) => {
    const { registry, query } = asked;
    const own = ownOf(asked);
    if ((await findAlert(registry, own)) === undefined) throw new AppError('alert.not-found', { id: own.id });
    const found = await alertLog(registry, { ...own, offset: offsetOf(query.page), limit: PAGE_ROWS });
    return { rows: found.rows.map(toTold), page: query.page, pages: pagesOf(found.total) };
  },
});
