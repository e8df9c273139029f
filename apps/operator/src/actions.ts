import { ACTION_KINDS } from '@chuli/actions';
import { stockSymbol } from '@chuli/kernel';
import {
  type StoredAction,
  decideAction,
  enterAction,
  evidenceText,
  findAction,
  listActions,
} from '@chuli/registry/actions';
import { type Deed, type Given, type Operations, Refusal } from './operation.ts';
import { printRows } from './print.ts';
import { day, decimal, knownSymbol, oneOf } from './read.ts';

const MOST = 500;
const LARGEST_FACTOR = 100;

/** What became of it, and by whose word. */
const stateOf = ({ confidence, decision, decided_by }: StoredAction): string =>
  decision === null ? confidence : `${decision} by ${decided_by ?? ''}`;

const named = (given: Given) => ({
  symbol: stockSymbol(given.word(0, 'symbol').toUpperCase()),
  ex_on: day(given.word(1, 'ex-date')),
});

const factorOf = (text: string): number => decimal(text, { to: LARGEST_FACTOR });

const nothingOn = ({ symbol, ex_on }: ReturnType<typeof named>): Refusal =>
  new Refusal(`No action of ${symbol} is known on ${ex_on}: actions list --symbol ${symbol}.`);

const WORDS = '<symbol> <ex-date>';

const decision = (decided: 'confirmed' | 'refused', described: Pick<Deed, 'summary' | 'options'>): Deed => ({
  ...described,
  words: WORDS,
  change: async (registry, given, now) => {
    const action = named(given);
    const factor = given.option('factor');
    const verdict = {
      ...action,
      by: given.need('as'),
      decision: decided,
      factor: factor === undefined ? undefined : factorOf(factor),
    };
    const change = await decideAction(registry, verdict, now);
    if (change === undefined) throw nothingOn(action);
    return { subject: `${action.symbol} ${action.ex_on}`, ...change };
  },
});

export const actions: Operations = {
  list: {
    summary: `Corporate actions by which prices are multiplied, the newest ${MOST}.`,
    options: {
      doubtful: { type: 'boolean', help: 'only those that wait for a decision', default: false },
      symbol: { type: 'string', help: 'only of this stock' },
    },
    look: async (registry, given) => {
      const symbol = given.option('symbol');
      const rows = await listActions(registry, {
        symbol: symbol === undefined ? undefined : stockSymbol(symbol.toUpperCase()),
        isWaiting: given.has('doubtful'),
        most: MOST,
      });
      printRows(
        rows.map((action) => ({
          symbol: action.symbol,
          ex_on: action.ex_on,
          kind: action.kind,
          factor: action.factor,
          state: stateOf(action),
          evidence: evidenceText(action.evidence),
        })),
      );
    },
  },
  show: {
    summary: 'One action with all that speaks for it and against it.',
    words: WORDS,
    look: async (registry, given) => {
      const asked = named(given);
      const action = await findAction(registry, asked.symbol, asked.ex_on);
      if (action === undefined) throw nothingOn(asked);
      const { kind, factor, known_on, found_at, decided_at } = action;
      printRows([{ ...asked, kind, factor, known_on, state: stateOf(action), found_at, decided_at }]);
      printRows(action.evidence.map(({ by, words, factor: alone }) => ({ by, factor: alone, words })));
    },
  },
  confirm: decision('confirmed', {
    summary: 'Says that it was one: its factor holds from now on, whatever is found later.',
    options: { factor: { type: 'string', help: 'a better factor than the one that was found' } },
  }),
  refuse: decision('refused', { summary: 'Says that it was none: it changes no price, now or later.' }),
  add: {
    summary: 'Enters an action that was not found. Prices before its ex-date are multiplied by the factor.',
    words: WORDS,
    options: {
      kind: { type: 'string', help: ACTION_KINDS.join(', ') },
      factor: { type: 'string', help: '0.8 for a bonus of 25 %' },
      'known-on': { type: 'string', help: 'when the market could know it (default the ex-date)' },
      words: { type: 'string', help: 'where it is declared' },
    },
    change: async (registry, given, now) => {
      const { symbol, ex_on } = named(given);
      await knownSymbol(registry, symbol);
      const knownOn = given.option('known-on');
      const entered = {
        symbol,
        ex_on,
        by: given.need('as'),
        kind: oneOf(ACTION_KINDS, given.need('kind')),
        factor: factorOf(given.need('factor')),
        known_on: knownOn === undefined || knownOn > ex_on ? ex_on : day(knownOn),
        words: given.need('words'),
      };
      const after = await enterAction(registry, entered, now);
      if (after === undefined)
        throw new Refusal(`One of ${symbol} is known on ${ex_on}: actions confirm or refuse it.`);
      return { subject: `${symbol} ${ex_on}`, before: null, after };
    },
  },
};
