import type { RepliedBy } from '@chuli/contracts';
import { type Phrase, t } from '@chuli/language';
import { quantityText } from '@chuli/ui';

export type SeasonReply = RepliedBy<'/data/seasonality/'>;
export type SeasonRow = SeasonReply['rows'][number] & { readonly by: SeasonReply['by'] };

const NAMES: Readonly<Record<SeasonReply['by'], readonly Phrase[]>> = {
  'bikram-sambat': [
    'Baishakh',
    'Jestha',
    'Asar',
    'Shrawan',
    'Bhadra',
    'Aswin',
    'Kartik',
    'Mangsir',
    'Poush',
    'Magh',
    'Falgun',
    'Chaitra',
  ],
  gregorian: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  weekday: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
};

/** Months are counted from 1 on, weekdays from Sunday, 0, on. */
export const cellPhrase = (by: SeasonReply['by'], cell: number): Phrase =>
  NAMES[by][by === 'weekday' ? cell : cell - 1] ?? 'Sun';

/** Below this a difference is told from chance, once all cells are counted. */
const LINE = 0.05;

/** Whether a cell differs from the others beyond what chance makes of so many. */
export const standsOut = ({ chance_of_all }: Pick<SeasonRow, 'chance_of_all'>): boolean =>
  chance_of_all < LINE;

/** What may be believed of the table, in a sentence. */
export const verdictText = ({ by, rows }: SeasonReply): string => {
  const count = quantityText(rows.length);
  const names = rows
    .filter(standsOut)
    .map(({ cell }) => t(cellPhrase(by, cell)))
    .join(', ');
  if (names !== '')
    return by === 'weekday'
      ? t(
          '{names} differs from the other weekdays even after {count} were looked at. That is documented, not promised: it may end.',
          { names, count },
        )
      : t(
          '{names} differs from the other months even after {count} were looked at. That is documented, not promised: it may end.',
          { names, count },
        );
  return by === 'weekday'
    ? t('No weekday differs from chance once all {count} are counted.', { count })
    : t(
        'No month differs from chance once all {count} are counted: with so many, one or two look special in any market.',
        { count },
      );
};
