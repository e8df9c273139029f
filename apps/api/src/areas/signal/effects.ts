import {
  EFFECTS,
  EFFECT_PERIODS,
  type Effect,
  type EffectCase,
  type EffectMeasured,
  ORDER_AMOUNT,
  type OUTCOMES,
  OUT_OF_SAMPLE_FROM,
  WAIT_SESSIONS,
  effectFigures,
  gradeOf,
  measuredBy,
  periodOf,
  standingOf,
  usualTurn,
} from '@chuli/backtest';
import { type QueryOf, type ReplyOf, effectContracts } from '@chuli/contracts';
import { type StockSymbol, type TradingDate, toRupees, tradingDate } from '@chuli/kernel';
import { NEPSE_ID, addTradingDays } from '@chuli/market';
import { effectCasesOf, holdingCostsOf } from '@chuli/tape/signal';
import { indexBars } from '@chuli/tape/stock';
import { type Asked, implement } from '../../http/implement.ts';
import { dayAsked } from '../../sessions.ts';
import { stockNames } from '../broker/stock-names.ts';
import { signalDays } from './days.ts';
import { caseOfStored, figuresShown, gradeShown, holdingShown, turnYearsShown } from './effect-rows.ts';
import { percentOfShare } from './figures.ts';

type Reply = ReplyOf<typeof effectContracts.effects>;
type EffectsAsked = Asked<QueryOf<typeof effectContracts.effects>>;
type Row = Reply['rows'][number];

const BEGINNING = tradingDate('1990-01-01');
const TURN = 'fiscal-year-turn';
/** From so many percent on a bonus is told apart, and not judged apart. */
const LARGE_BONUS = 10;

const recordOf = (
  effect: Effect,
  measured: readonly EffectMeasured[],
  exit: (typeof OUTCOMES)[number],
): Row['record'] => {
  const kinds = effect.claim === 'below' ? (['gross'] as const) : (['gross', 'net'] as const);
  const slices = effect.id === 'after-bonus-ex' ? [null, LARGE_BONUS] : [null];
  return EFFECT_PERIODS.flatMap((period) => {
    const own = measured.filter(({ on }) => periodOf(on) === period);
    return slices.flatMap((bonus_from) => {
      const sliced = own.filter(
        ({ bonusPercent }) => bonus_from === null || (bonusPercent ?? 0) >= bonus_from,
      );
      return kinds.map((of) =>
        Object.assign({ period, exit, of, bonus_from }, figuresShown(effectFigures(sliced, of))),
      );
    });
  });
};

const yearsOf = (measured: readonly EffectMeasured[]): Row['by_year'] =>
  [...Map.groupBy(measured, ({ on }) => Number(on.slice(0, 4)))].map(([year, own]) => {
    const { events, mean } = effectFigures(own, 'gross');
    return { year, events, mean: percentOfShare(mean ?? 0) };
  });

const rowOf = (effect: Effect, cases: readonly EffectCase[], as_of: TradingDate): Row => {
  const exits = effect.judged === 'rule' ? (['rule'] as const) : (['5', '10', '20'] as const);
  const judged = measuredBy(cases, effect.judged, as_of);
  const measured = judged.measured.filter(({ on }) => periodOf(on) !== null);
  const { id, kind, title, text, frozenOn } = effect;
  return {
    id,
    kind,
    title,
    text,
    frozen_on: frozenOn,
    record:
      id === TURN
        ? []
        : exits.flatMap((exit) => recordOf(effect, measuredBy(cases, exit, as_of).measured, exit)),
    grade: gradeShown(gradeOf(effect, id === TURN ? [] : measured)),
    by_year: id === TURN ? [] : yearsOf(measured),
    left_out: id === TURN ? {} : { ...judged.leftOut },
    turn: null,
  };
};

const effectsReply = async (asked: EffectsAsked): Promise<Reply> => {
  const { tape } = asked;
  const { as_of, isRewound } = await signalDays(asked);
  const [stored, nepse, costs] = await Promise.all([
    effectCasesOf(tape, { effects: EFFECTS.map(({ id }) => id), from: BEGINNING, to: as_of }),
    indexBars(tape, { index_id: NEPSE_ID, from: BEGINNING, to: as_of }),
    isRewound ? [] : holdingCostsOf(tape),
  ]);
  const cases = Map.groupBy(stored.map(caseOfStored), ({ effect }): string => effect);
  const usual = usualTurn(nepse.map(({ close }) => close));
  const shares = stored.filter(({ effect }) => effect !== TURN);
  return {
    as_of,
    events_from: shares[0]?.on ?? null,
    events_to: shares.at(-1)?.on ?? null,
    out_of_sample_from: OUT_OF_SAMPLE_FROM,
    order_amount: toRupees(ORDER_AMOUNT),
    rows: EFFECTS.map((effect) => {
      const own = cases.get(effect.id) ?? [];
      const row = rowOf(effect, own, as_of);
      if (effect.id !== TURN) return row;
      return {
        ...row,
        turn: {
          years: turnYearsShown(own, as_of),
          usual_mean: percentOfShare(usual?.mean ?? null),
          usual_up_percent: percentOfShare(usual?.upShare ?? null),
        },
      };
    }),
    holding: costs.map(holdingShown),
  };
};

/** The longest time that a wait may reach back: its sessions, twenty more to an ex-date that moved, and holidays. */
const DAYS_BACK = 120;

type OnAsked = Asked<QueryOf<typeof effectContracts.effectsOn>>;

/** A purchase is put off, never a sale asked for; of what is later than the as-of day nothing is read. */
const waitsReply = async (asked: OnAsked): Promise<ReplyOf<typeof effectContracts.effectsOn>> => {
  const { tape, query, clock } = asked;
  const { as_of, sessions } = await signalDays(asked);
  const waits = EFFECTS.filter(({ kind }) => kind === 'wait');
  const from = sessions.at(-DAYS_BACK) ?? sessions[0] ?? as_of;
  const [stored, nameOf] = await Promise.all([
    effectCasesOf(tape, {
      effects: waits.map(({ id }) => id),
      from,
      // An ex-date that moved is stored under its day, and stood from its book close on.
      to: addTradingDays(as_of, WAIT_SESSIONS),
      symbol: query.symbol,
    }),
    stockNames(asked, as_of),
  ]);
  const knownBy = dayAsked(query.as_of, clock);
  return {
    as_of,
    wait_sessions: WAIT_SESSIONS,
    rows: stored.flatMap((row) => {
      const effect = waits.find(({ id }) => id === row.effect);
      const standing = standingOf(caseOfStored(row), sessions, knownBy);
      if (effect === undefined || standing === null) return [];
      return [
        {
          ...nameOf(row.symbol as StockSymbol),
          effect: effect.id,
          title: effect.title,
          on: standing.from,
          declared_for: row.declared_for,
          bonus_percent: row.bonus_percent,
          sessions_left: standing.sessionsLeft,
          until: addTradingDays(as_of, standing.sessionsLeft),
        },
      ];
    }),
  };
};

export const effectEndpoints = implement(effectContracts, { effects: effectsReply, effectsOn: waitsReply });
