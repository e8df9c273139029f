import { digits, t } from '@chuli/language';
import { dateText, quantityText, rupeesText } from '@chuli/ui';
import { ColumnsPlot } from '../../../shared/chart/columns-plot.tsx';
import { CoursePlot } from '../../../shared/chart/course-plot.tsx';
import { type MoodMeasure, type MoodRow, measureNamed, moodText } from './mood-words.ts';

const LABELS = 5;

const datesUnder = (rows: readonly MoodRow[]) => {
  const step = Math.max(1, Math.ceil(rows.length / LABELS));
  return rows.flatMap(({ date }, slot) => (slot % step === 0 ? [{ slot, text: digits(date.slice(2)) }] : []));
};

type Read = Parameters<typeof CoursePlot>[0]['readText'];

const reader =
  (rows: readonly MoodRow[], textOf: (row: MoodRow) => string | null): Read =>
  (index) => {
    const row = rows[index];
    return row === undefined ? ['', ''] : [dateText(row.date), textOf(row) ?? t('unknown')];
  };

const wholeText = (value: number): string => digits(value.toFixed(0));
const indexText = ({ index }: MoodRow): string | null => (index === null ? null : rupeesText(index));

const Index = ({ rows, under }: { rows: readonly MoodRow[]; under: ReturnType<typeof datesUnder> }) =>
  rows.some(({ index }) => index !== null) ? (
    <CoursePlot
      title={t('Index')}
      height={150}
      values={rows.map(({ index }) => index)}
      under={under}
      axisText={wholeText}
      readText={reader(rows, indexText)}
    />
  ) : null;

type CourseProps = { readonly rows: readonly MoodRow[]; readonly measure?: MoodMeasure };

/** One sector by session: a measure over its index, and what broke out. Rows are oldest first. */
export const MoodCourse = ({ rows, measure = measureNamed('score') }: CourseProps) => {
  const under = datesUnder(rows);
  return (
    <>
      <CoursePlot
        title={t(measure.label)}
        {...(measure.value === 'score' && { note: t('0 to 100 against its own last 250 sessions') })}
        height={170}
        values={rows.map((row) => row[measure.value])}
        {...(measure.even !== 0 && { bounds: [0, 100] as const })}
        under={under}
        axisText={(value) => moodText(measure, value)}
        readText={reader(rows, (row) => {
          const value = row[measure.value];
          return value === null ? null : moodText(measure, value);
        })}
      />
      <Index rows={rows} under={under} />
      <ColumnsPlot
        title={t('New highs and lows')}
        note={t('stocks at their highest or lowest close of 52 weeks')}
        dates={rows.map(({ date }) => date)}
        columns={{
          up: rows.map(({ new_high_52 }) => new_high_52),
          down: rows.map(({ new_low_52 }) => new_low_52),
        }}
        axisText={quantityText}
        readText={(index) =>
          t('{highs} at a high, {lows} at a low', {
            highs: quantityText(rows[index]?.new_high_52 ?? 0),
            lows: quantityText(rows[index]?.new_low_52 ?? 0),
          })
        }
      />
    </>
  );
};
