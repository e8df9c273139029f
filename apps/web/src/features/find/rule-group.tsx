import { t } from '@chuli/language';
import { Button, IconButton, classNames } from '@chuli/ui';
import { ChevronDown, ChevronRight, Copy, Eye, EyeOff, Plus, Trash2 } from 'lucide-react';
import { ConditionRow } from './condition-row.tsx';
import type { DraftGroup } from './draft.ts';
import type { Builder } from './use-builder.ts';

type GroupProps = {
  readonly group: DraftGroup;
  readonly builder: Builder;
  /** How many stocks meet a condition, by its text. */
  readonly passing: ReadonlyMap<string, number>;
  readonly isRoot?: boolean;
  /** Whether groups can stand in it. */
  readonly isNested: boolean;
};

const GroupTools = ({ group, builder }: Pick<GroupProps, 'group' | 'builder'>) => (
  <span className="scan-tools">
    <IconButton small label={t('Copy')} onClick={() => builder.copy(group.id)}>
      <Copy />
    </IconButton>
    <IconButton
      small
      label={group.isMuted ? t('Count it again') : t('Leave it out for now')}
      aria-pressed={group.isMuted}
      onClick={() => builder.mute(group.id)}
    >
      {group.isMuted ? <EyeOff /> : <Eye />}
    </IconButton>
    <IconButton small label={t('Remove')} onClick={() => builder.remove(group.id)}>
      <Trash2 />
    </IconButton>
  </span>
);

/** Conditions that all have to hold, or one of which has to: the word on the rail says which, and a press changes it. */
export const RuleGroup = ({ group, builder, passing, isRoot = false, isNested }: GroupProps) => (
  <div className={classNames('scan-group', `is-${group.join}`, group.isMuted && 'is-muted')}>
    <div className="scan-rail">
      <button
        type="button"
        onClick={() => builder.join(group.id)}
        title={t('All of them have to hold, or any of them')}
      >
        {group.join === 'all' ? t('ALL') : t('ANY')}
      </button>
    </div>
    <div className="scan-parts">
      {!isRoot && (
        <div className="scan-group-head">
          <IconButton
            small
            label={group.isCollapsed ? t('Unfold') : t('Fold')}
            aria-expanded={!group.isCollapsed}
            onClick={() => builder.collapse(group.id)}
          >
            {group.isCollapsed ? <ChevronRight /> : <ChevronDown />}
          </IconButton>
          <span className="note">{t('{count} conditions', { count: group.nodes.length })}</span>
          <GroupTools group={group} builder={builder} />
        </div>
      )}
      {!group.isCollapsed && (
        <>
          <ul>
            {group.nodes.map((node) =>
              node.kind === 'condition' ? (
                <ConditionRow
                  key={node.id}
                  node={node}
                  builder={builder}
                  passing={passing.get(node.text) ?? null}
                />
              ) : (
                <li key={node.id}>
                  <RuleGroup group={node} builder={builder} passing={passing} isNested={isNested} />
                </li>
              ),
            )}
          </ul>
          <div className="scan-adders">
            <Button onClick={() => builder.add(group.id)}>
              <Plus aria-hidden /> {t('Condition')}
            </Button>
            {isNested && (
              <Button onClick={() => builder.addGroup(group.id)}>
                <Plus aria-hidden /> {t('Group')}
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  </div>
);
