import '../../features/signal/evidence/evidence.css';
import type { RepliedBy } from '@chuli/contracts';
import { saidHere, t } from '@chuli/language';
import { EVIDENCE } from '@chuli/language/pages/evidence';
import { TableSkeleton } from '@chuli/ui';
import { useCall } from '../../api/use-call.ts';
import { EffectArticle } from '../../features/signal/evidence/effect-article.tsx';
import { EvidenceFacts } from '../../features/signal/evidence/evidence-facts.tsx';
import { FiscalTurn } from '../../features/signal/evidence/fiscal-turn.tsx';
import { TradingCosts } from '../../features/signal/evidence/trading-costs.tsx';
import { WhatFails } from '../../features/signal/evidence/what-fails.tsx';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { PageHead } from '../../screen-kit/page-head.tsx';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import { SignalFoot } from '../../shared/signal/signal-foot.tsx';

const Effects = ({ effects }: { effects: RepliedBy<'/data/effects/'> }) => (
  <section aria-labelledby="effects">
    <h2 id="effects">{t('What held so far')}</h2>
    <p>{saidHere(EVIDENCE.effects)}</p>
    {effects.rows
      .filter(({ kind }) => kind !== 'documented')
      .map((effect) => (
        <EffectArticle key={effect.id} effect={effect} />
      ))}
    <p>{saidHere(EVIDENCE.worth)}</p>
  </section>
);

const Page = ({ effects }: { effects: RepliedBy<'/data/effects/'> }) => (
  <div className="evidence">
    <p className="lead">{saidHere(EVIDENCE.lead)}</p>
    <EvidenceFacts effects={effects} />
    <Effects effects={effects} />
    <WhatFails />
    <TradingCosts effects={effects} />
    <section aria-labelledby="open">
      <h2 id="open">{t('Why the open is a poor price')}</h2>
      <p>{saidHere(EVIDENCE.open)}</p>
      <p className="age">{saidHere(EVIDENCE.openSource)}</p>
    </section>
    {effects.rows.map((effect) => (
      <FiscalTurn key={effect.id} effect={effect} />
    ))}
    <section aria-labelledby="limits">
      <h2 id="limits">{t('Limits')}</h2>
      <p>{saidHere(EVIDENCE.limits)}</p>
    </section>
  </div>
);

/** What has evidence here and what has none, open to everyone. */
const EvidenceScreen = () => {
  const call = useCall('/data/effects/', asOfQuery(useAsOf()));
  return (
    <>
      <PageHead
        screen="evidence"
        explain={[
          'Each effect is measured as every signal is: bought at the open after the event, compared with equal money in all ordinary shares over the same sessions. A mean below zero says that the share did worse than the average one, not that it fell.',
          'The bar is the 95 % interval of the mean. Where it holds zero, luck is enough to explain the figure.',
          'Old events chose the rules and prove nothing. The own grade counts only events from 2026-08-22 on, and both endings were written down beforehand.',
        ]}
      >
        {null}
      </PageHead>
      <Loaded
        title={t('What works, what does not')}
        call={call}
        skeleton={<TableSkeleton label={t('What works, what does not')} rows={16} columns={6} />}
      >
        {(effects) => (
          <>
            <Page effects={effects} />
            <SignalFoot asOf={effects.as_of} />
          </>
        )}
      </Loaded>
    </>
  );
};

export default EvidenceScreen;
