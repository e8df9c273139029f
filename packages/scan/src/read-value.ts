import { ScanFault, sentence } from './fault.ts';
import { type MeasureKind, PRICES, kindOf } from './measures.ts';
import {
  type Reader,
  deeper,
  demand,
  demandNumber,
  demandOneOf,
  demandWhole,
  isNext,
  placed,
  take,
  takeAll,
  takeIf,
  tokenAt,
  unexpected,
} from './reader.ts';
import {
  AGGREGATES,
  type Aggregate,
  type Ago,
  LIMITS,
  MOST_WEEKS,
  type Measure,
  type Operation,
  SCALES,
  type Scale,
  type Span,
  TIMEFRAMES,
  type Timeframe,
  type Value,
} from './tree.ts';

const SCALE_NAMES = Object.keys(SCALES) as Scale[];
/** More than all rupees of the market; below it every number is printed digit by digit. */
const LARGEST = 1e15;
const USUAL_TIMEFRAME: Timeframe = 'daily';
const NOW: Ago = { count: 0, of: 'bars' };

type Scaled<S extends Scale> = { readonly value: number; readonly scale: S | null };

/** A number, and one of the scales where it follows. */
export const readScaled = <S extends Scale>(reader: Reader, scales: readonly S[]): Scaled<S> => {
  const token = tokenAt(reader);
  const value = demandNumber(reader);
  const scale = scales.find((one) => isNext(reader, one)) ?? null;
  if (scale !== null) take(reader);
  if (value * (scale === null ? 1 : SCALES[scale]) < LARGEST) return { value, scale };
  throw new ScanFault('not-understood', sentence('This number is too large.'), token);
};

const readNumber = (reader: Reader): Value => {
  const sign = takeIf(reader, '-') ? -1 : 1;
  const { value, scale } = readScaled(reader, SCALE_NAMES);
  return { kind: 'number', value: sign * value, scale };
};

const kindAt = (reader: Reader): MeasureKind => {
  const token = tokenAt(reader);
  const name = token.text.toLowerCase();
  const kind = token.kind === 'word' ? kindOf(name) : undefined;
  if (kind === undefined)
    throw unexpected(reader, [], sentence('a measure such as close or rsi(14), or a number'));
  take(reader);
  return kind;
};

const readParameters = (reader: Reader, { parameters, name }: MeasureKind): number[] => {
  const usual = parameters.map(([, parameter]) => parameter.usual);
  if (!takeIf(reader, '(')) return usual;
  const given: number[] = [];
  while (!isNext(reader, ')')) {
    if (given.length > 0) demand(reader, ',');
    const token = tokenAt(reader);
    const parameter = parameters[given.length]?.[1];
    const value = demandNumber(reader);
    if (parameter === undefined)
      throw new ScanFault(
        'not-understood',
        sentence('{name} takes {count} numbers.', { name, count: parameters.length }),
        token,
      );
    const { lowest, highest, isWhole, label } = parameter;
    if (!(value >= lowest && value <= highest) || (isWhole && !Number.isInteger(value)))
      throw new ScanFault(
        'not-understood',
        sentence('{label} of {name}: from {from} to {to}.', { label, name, from: lowest, to: highest }),
        token,
      );
    given.push(value);
  }
  demand(reader, ')');
  return usual.map((value, place) => given[place] ?? value);
};

const readLine = (reader: Reader, { lines, usual, name }: MeasureKind): string => {
  if (!takeIf(reader, '.')) return usual;
  const known = [...lines.keys()];
  const line = known.find((one) => isNext(reader, one.toLowerCase()));
  if (line === undefined)
    throw unexpected(reader, known, sentence('a line of {name}: {known}', { name, known: known.join(', ') }));
  take(reader);
  return line;
};

/** After a comma that is not followed by one of these the next part of something else comes. */
const readAfterComma = <W extends string>(reader: Reader, words: readonly W[]): W | null => {
  if (!isNext(reader, ',')) return null;
  const word = words.find((one) => isNext(reader, one, 1)) ?? null;
  if (word !== null) reader.at += 2;
  return word;
};

const NO_NUMBERS: readonly number[] = [];

/** `signal(macd_cross)`: which of its lines is meant has to be said. */
const readNamed = (reader: Reader, { lines }: MeasureKind): string => {
  demand(reader, '(');
  const line = demandOneOf(reader, [...lines.keys()]);
  demand(reader, ')');
  return line;
};

const readTimeframe = (reader: Reader, { name, lines }: MeasureKind, line: string): Timeframe => {
  const token = tokenAt(reader, 1);
  const timeframe = readAfterComma(reader, TIMEFRAMES) ?? USUAL_TIMEFRAME;
  const known = lines.get(line)?.timeframes ?? TIMEFRAMES;
  if (known.includes(timeframe)) return timeframe;
  throw new ScanFault(
    'not-understood',
    sentence('{name} exists on these bars only: {known}.', { name, known: known.join(', ') }),
    token,
    known,
  );
};

/** A name that a longer timeframe gives to its own bars. */
const AGO_UNITS: ReadonlyMap<string, Ago['of'] | Timeframe> = new Map(
  Object.entries({
    bar: 'bars',
    bars: 'bars',
    session: 'sessions',
    sessions: 'sessions',
    week: 'weekly',
    weeks: 'weekly',
    month: 'monthly',
    months: 'monthly',
  } as const),
);

const readAgo = (reader: Reader, timeframe: Timeframe): Ago => {
  if (tokenAt(reader).kind !== 'number') return NOW;
  const unit = AGO_UNITS.get(tokenAt(reader, 1).text.toLowerCase());
  if (unit === undefined || !isNext(reader, 'ago', 2)) return NOW;
  const token = tokenAt(reader, 1);
  const count = demandWhole(reader, { from: 0, to: LIMITS.window });
  reader.at += 2;
  if (unit === 'bars' || unit === timeframe || count === 0) return { count, of: 'bars' };
  if (unit === 'sessions' && timeframe === 'daily') return { count, of: 'sessions' };
  throw new ScanFault(
    'not-understood',
    sentence('Bars of {timeframe} are counted in bars here.', { timeframe }),
    token,
    ['bars'],
  );
};

/** `sector.pe`: a dot tells it from the sector that a scan is of. */
const takeSector = (reader: Reader): boolean => takeAll(reader, 'sector', '.');

const readMeasure = (reader: Reader): Measure => {
  const isSector = takeSector(reader);
  const kind = kindAt(reader);
  const [parameters, line] =
    kind.isNamed === true
      ? [NO_NUMBERS, readNamed(reader, kind)]
      : [readParameters(reader, kind), readLine(reader, kind)];
  const timeframe = readTimeframe(reader, kind, line);
  const before = readAgo(reader, timeframe);
  const token = tokenAt(reader, 1);
  const isRaw = readAfterComma(reader, ['raw', 'adjusted']) === 'raw';
  if (isRaw && !PRICES.has(kind.name))
    throw new ScanFault(
      'not-understood',
      sentence('Only open, high, low and close can be read as traded.'),
      token,
    );
  const measure = {
    kind: 'measure',
    name: kind.name,
    parameters,
    line,
    timeframe,
    ago: before,
    isRaw,
  } as const;
  return isSector ? { ...measure, isSector } : measure;
};

const readSpan = (reader: Reader): Span => {
  const isWeeks = isNext(reader, 'weeks', 1) || isNext(reader, 'week', 1);
  const count = demandWhole(reader, { from: 1, to: isWeeks ? MOST_WEEKS : LIMITS.window });
  if (isWeeks) take(reader);
  else if (isNext(reader, 'bars') || isNext(reader, 'bar')) take(reader);
  return { count, of: isWeeks ? 'weeks' : 'bars' };
};

const readWindow = (reader: Reader, aggregate: Aggregate): Value => {
  reader.at += 1;
  demand(reader, '(');
  const value = deeper(reader, () => readValue(reader));
  demand(reader, ',');
  const span = readSpan(reader);
  demand(reader, ')');
  return { kind: 'window', aggregate, value, span, isPrevious: takeIf(reader, 'previous') };
};

const readOne = (reader: Reader): Value => {
  const from = reader.at;
  const token = tokenAt(reader);
  if (takeIf(reader, '(')) {
    const value = deeper(reader, () => readValue(reader));
    demand(reader, ')');
    return value;
  }
  if (token.kind === 'number' || (token.text === '-' && tokenAt(reader, 1).kind === 'number'))
    return placed(reader, from, readNumber(reader));
  const aggregate = AGGREGATES.find((one) => isNext(reader, one));
  if (aggregate !== undefined && isNext(reader, '(', 1))
    return placed(reader, from, readWindow(reader, aggregate));
  return placed(reader, from, readMeasure(reader));
};

const readJoined = (
  reader: Reader,
  operations: readonly Operation[],
  readPart: (reader: Reader) => Value,
): Value => {
  const from = reader.at;
  let left = readPart(reader);
  for (;;) {
    const operation = operations.find((one) => isNext(reader, one));
    if (operation === undefined) return left;
    take(reader);
    left = placed(reader, from, { kind: 'sum', operation, left, right: readPart(reader) });
  }
};

const readProduct = (reader: Reader): Value => readJoined(reader, ['*', '/'], readOne);

export const readValue = (reader: Reader): Value => readJoined(reader, ['+', '-'], readProduct);
