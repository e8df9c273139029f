import './find.css';
import { languageNow, t } from '@chuli/language';
import { parseRunningScan, parseScan } from '@chuli/scan';
import { scanWords } from '@chuli/scan/words';
import { EmptyState, Panel, PanelHead, SegmentedControl, TableSkeleton, quantityText } from '@chuli/ui';
import { useMemo } from 'react';
import { textPart } from '../../screen-kit/address.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { PanelFoot } from '../../screen-kit/panel-foot.tsx';
import { translateChoices } from '../../screen-kit/translate-choices.ts';
import { useAddress } from '../../screen-kit/use-address.ts';
import { useSettled } from '../../screen-kit/use-settled.ts';
import { ScanWait } from '../../shared/find/scan-wait-line.tsx';
import { FormingNote } from './forming-note.tsx';
import { LockedRows } from './locked-rows.tsx';
import { BAR_CHOICES, MATCH_CHOICES } from './match-choices.ts';
import { MatchStrip, WeekStrip } from './match-strip.tsx';
import { NotJudged } from './not-judged.tsx';
import { cardOf } from './picture/card-of.ts';
import { PhraseBox } from './phrase-box.tsx';
import { ResultsTable } from './results-table.tsx';
import { RuleGroup } from './rule-group.tsx';
import { SaveForm } from './save-form.tsx';
import { ScanText } from './scan-text.tsx';
import { START } from './draft.ts';
import { UniverseFields } from './universe-fields.tsx';
import { type Builder, useBuilder } from './use-builder.ts';
import { type ScanReply, useScan } from './use-scan.ts';
import { WhatFollowed } from './what-followed.tsx';

const ADDRESS = { q: textPart(), open: textPart(), model: textPart() };

const isRead = (text: string): boolean => {
  try {
    parseRunningScan(text);
    return true;
  } catch {
    return false;
  }
};

const NearMisses = ({ near }: Pick<ScanReply, 'near'>) =>
  near.length === 0 ? null : (
    <details className="scan-near">
      <summary>{t('{count} lack one condition', { count: near.length })}</summary>
      <ul>
        {near.map(({ symbol, missing }) => (
          <li key={symbol}>
            <b>{symbol}</b> {scanWords(parseScan(missing.condition).scan.rule, languageNow())}
          </li>
        ))}
      </ul>
    </details>
  );

type FoundProps = {
  readonly reply: ScanReply;
  readonly open: string;
  readonly onOpen: (symbol: string) => void;
};

const Found = ({ reply, open, onOpen }: FoundProps) => (
  <>
    <Panel label={t('Matches by session')}>
      <FormingNote {...reply} />
      <div className="match-count">
        <b>{quantityText(reply.matches)}</b>
        <span>{t('match, of {count} judged', { count: quantityText(reply.judged) })}</span>
        <span className="note">
          <NotJudged {...reply} />
        </span>
      </div>
      <MatchStrip hits={reply.by_date} />
      <WeekStrip weeks={reply.weeks} />
      <WhatFollowed followed={reply.followed} />
    </Panel>
    <Panel label={t('Matches')}>
      {reply.is_locked && <LockedRows text={reply.scan.text} />}
      {!reply.is_locked && reply.rows.length === 0 && (
        <EmptyState
          title={t('No stock matches')}
          why={t('No stock meets all conditions on this day. Near misses are below.')}
        />
      )}
      {reply.rows.length > 0 && <ResultsTable reply={reply} open={open} onOpen={onOpen} />}
      <NearMisses near={reply.near} />
    </Panel>
    <PanelFoot asOf={reply.as_of} source={t('Daily bars, adjusted for bonus and right shares')} />
  </>
);

type RuleProps = {
  readonly builder: Builder;
  readonly passing: ReadonlyMap<string, number>;
  readonly isNested: boolean;
};

const RulePanel = ({ builder, passing, isNested }: RuleProps) => (
  <Panel label={t('Conditions')}>
    <PanelHead title={t('Stocks where')} />
    <RuleGroup group={builder.draft.root} builder={builder} passing={passing} isRoot isNested={isNested} />
    <div className="scan-choices">
      <UniverseFields
        universe={builder.draft.universe}
        onChange={(universe) => builder.change({ universe })}
      />
      <SegmentedControl
        label={t('Match')}
        choices={translateChoices(MATCH_CHOICES)}
        value={builder.draft.match}
        onChoose={(match) => builder.change({ match })}
      />
      <SegmentedControl
        label={t('Judged bar')}
        choices={translateChoices(BAR_CHOICES)}
        value={builder.draft.isForming ? 'forming' : 'closed'}
        onChoose={(bar) => builder.change({ isForming: bar === 'forming' })}
      />
    </div>
  </Panel>
);

/** A rule as rows, as text and in words; beside it what it finds now, and how often it found something before. */
export const Workbench = ({ isNested }: { isNested: boolean }) => {
  const [{ q, open, model }, set] = useAddress(ADDRESS);
  const text = q === '' ? START : q;
  const builder = useBuilder(text, (written) => set({ q: written }, 'replace'));
  const asked = useSettled(text);
  const call = useScan(isRead(asked) ? asked : null);
  const passing = useMemo(
    () => new Map((call.data?.conditions ?? []).map((one) => [one.condition, one.passing])),
    [call.data],
  );
  const found = useMemo(
    () => (call.data === undefined ? null : cardOf({ ...call.data, total: call.data.matches })),
    [call.data],
  );
  const title = t('Matches');
  return (
    <div className="scan-bench">
      <div>
        <PhraseBox onText={(written) => set({ q: written })} />
        <RulePanel builder={builder} passing={passing} isNested={isNested} />
        <ScanText text={text} onText={(written) => set({ q: written }, 'replace')} />
        <SaveForm text={text} model={model} found={found} onSaved={(id) => set({ model: id }, 'replace')} />
      </div>
      {/* Until the answer to what stands here now, the one before is shown. */}
      <div className="scan-found" aria-busy={asked !== text || call.isPlaceholderData}>
        <ScanWait call={call} />
        <Loaded title={title} call={call} skeleton={<TableSkeleton label={title} rows={14} columns={6} />}>
          {(reply) => (
            <Found reply={reply} open={open} onOpen={(symbol) => set({ open: symbol }, 'replace')} />
          )}
        </Loaded>
      </div>
    </div>
  );
};
