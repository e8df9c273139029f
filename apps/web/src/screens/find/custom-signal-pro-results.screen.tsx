import '../../features/find/find.css';
import { t } from '@chuli/language';
import { EmptyState, Panel, PanelHead, TableSkeleton, quantityText } from '@chuli/ui';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { MatchStrip, WeekStrip } from '../../features/find/match-strip.tsx';
import { cardOf } from '../../features/find/picture/card-of.ts';
import { PictureButton } from '../../features/find/picture/picture-button.tsx';
import { ResultsTable } from '../../features/find/results-table.tsx';
import { wordsOf } from '../../features/find/saved.ts';
import { SAVED_TEXT } from '../../features/find/saved-text.ts';
import { WhatFollowed } from '../../features/find/what-followed.tsx';
import { textPart } from '../../screen-kit/address.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { PageHead } from '../../screen-kit/page-head.tsx';
import { PanelFoot } from '../../screen-kit/panel-foot.tsx';
import { asOfQuery, useAddress, useAsOf } from '../../screen-kit/use-address.ts';

const ADDRESS = { model: textPart(), open: textPart() };
const PATH = '/custom-signals/v2/custom-pro/new/results/{model_id}';

const Results = ({ model }: { model: string }) => {
  const [{ open }, set] = useAddress(ADDRESS);
  const title = t('Scan results by date');
  const call = useCall(PATH, { page_size: 500, ...asOfQuery(useAsOf()) }, { params: { model_id: model } });
  return (
    <Loaded title={title} call={call} skeleton={<TableSkeleton label={title} rows={14} columns={6} />}>
      {(reply) => (
        <>
          <Panel label={reply.name}>
            <PanelHead title={reply.name} note={wordsOf(reply.scan)}>
              <PictureButton card={cardOf(reply)} />
            </PanelHead>
            <div className="match-count">
              <b>{quantityText(reply.total)}</b>
              <span>{t('match, of {count} judged', { count: quantityText(reply.judged) })}</span>
            </div>
            <MatchStrip hits={reply.by_date} />
            <WeekStrip weeks={reply.weeks} />
            <WhatFollowed followed={reply.followed} />
          </Panel>
          {reply.rows.length === 0 ? (
            <EmptyState title={t('No stock matches')} why={t('No stock meets all conditions on this day.')} />
          ) : (
            <ResultsTable
              reply={{ ...reply, matches: reply.total, is_locked: false }}
              open={open}
              onOpen={(symbol) => set({ open: symbol }, 'replace')}
            />
          )}
          <PanelFoot asOf={reply.as_of} source={t('Daily bars, adjusted for bonus and right shares')} />
        </>
      )}
    </Loaded>
  );
};

/** What a saved rule finds now, and how many it found in each session and week. */
const ResultsScreen = () => {
  const [{ model }] = useAddress(ADDRESS);
  return (
    <>
      <PageHead screen="custom-signal-pro-results" explain={SAVED_TEXT.results}>
        {null}
      </PageHead>
      {model === '' ? (
        <div className="state">
          <h2>{t('Choose a saved scan')}</h2>
          <p>{t('Its matches by session and week appear here.')}</p>
          <div className="acts">
            <Link className="btn is-primary" to="/custom-signal-pro-save">
              {t('Saved scans')}
            </Link>
          </div>
        </div>
      ) : (
        <Results model={model} />
      )}
    </>
  );
};

export default ResultsScreen;
