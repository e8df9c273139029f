import type { RepliedBy } from '@chuli/contracts';
import { t } from '@chuli/language';
import { dateText, quantityText, shareText } from '@chuli/ui';
import { useCall } from '../../../api/use-call.ts';
import { asOfQuery, useAsOf } from '../../../screen-kit/use-address.ts';
import { countVerdicts, recordsIn } from '../../../shared/signal/verdict-summary.ts';

type Effects = RepliedBy<'/data/effects/'>;

/** As long as a wait, and as most records are read. */
const HELD = 20;

const costOf = ({ holding }: Effects): string => {
  const row = holding.find(({ sessions }) => sessions === HELD);
  return row === undefined ? '–' : `${shareText(row.fees_percent + row.tax_percent)} %`;
};

const standingOf = ({ rows }: Effects): string => {
  const waits = rows.filter(({ kind }) => kind === 'wait');
  const kept = waits.filter(({ grade }) => grade.grade !== 'withdrawn');
  return t('{kept} of {all}', { kept: quantityText(kept.length), all: quantityText(waits.length) });
};

/** Four figures that say it all: how many rules beat the market, how many waits stand, what trading costs, when it is judged. */
export const EvidenceFacts = ({ effects }: { effects: Effects }) => {
  const overall = useCall('/data/overall-chuli-performance/', asOfQuery(useAsOf()));
  const records = overall.data === undefined ? null : recordsIn(countVerdicts(overall.data.rows));
  const [wait] = effects.rows;
  const facts = [
    {
      name: t('Rules that beat the market'),
      figure:
        records === null || records.lists === 0
          ? '–'
          : t('{kept} of {all}', { kept: quantityText(records.edge), all: quantityText(records.lists) }),
      below: t('our own record, after costs, out of sample'),
    },
    {
      name: t('Waits that stand'),
      figure: standingOf(effects),
      below: t('neither says buy, neither says sell'),
    },
    {
      name: t('Holding 20 sessions, again and again'),
      figure: costOf(effects),
      below: t('of the capital a year, fees and tax'),
    },
    {
      name: t('Judged on events from'),
      figure: wait === undefined ? '–' : dateText(wait.grade.graded_from),
      below: t('{count} so far', {
        count: quantityText(effects.rows.reduce((sum, { grade }) => sum + grade.events, 0)),
      }),
    },
  ];
  return (
    <dl className="facts">
      {facts.map(({ name, figure, below }) => (
        <div key={name}>
          <dt className="text-muted">{name}</dt>
          <dd className="figure">{figure}</dd>
          <dd className="age">{below}</dd>
        </div>
      ))}
    </dl>
  );
};
