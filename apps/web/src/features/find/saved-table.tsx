import type { RepliedBy } from '@chuli/contracts';
import { t } from '@chuli/language';
import { type Column, DataTable, IconButton, PanelHead, localRows } from '@chuli/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { sendCall } from '../../api/send-call.ts';
import { type HrefWithAsOf, useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { alertHref } from '../../shared/alert/alert-address.ts';
import { scanAlert } from '../../shared/alert/alert-at.ts';
import { SAVED_PATH, type SavedRule, wordsOf } from './saved.ts';

type Reply = RepliedBy<typeof SAVED_PATH>;

const REMOVE = 'DELETE /custom-signals/v2/custom-pro/new/save/{modelId}';
const RESTORE = 'PATCH /custom-signals/v2/custom-pro/new/save/{model_id}';

const useRemoving = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isBack }: { id: string; isBack: boolean }): Promise<unknown> =>
      isBack
        ? sendCall(RESTORE, { params: { model_id: id }, body: { model_id: id, is_deleted: false } })
        : sendCall(REMOVE, { params: { modelId: id }, body: {} }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [SAVED_PATH] }),
  });
};

const savedColumns = (href: HrefWithAsOf): readonly Column<SavedRule>[] => [
  {
    id: 'name',
    label: 'Name',
    format: 'link',
    value: ({ name, text, model_id }) => [name, href('/custom-signal-pro-v2', { q: text, model: model_id })],
    width: 180,
  },
  { id: 'words', label: 'Rule', format: 'text', value: wordsOf, width: 420, priority: 2 },
  { key: 'time_period', label: 'Period', format: 'text', priority: 3 },
  { key: 'total_now', label: 'Matches now', format: 'quantity' },
  {
    id: 'results',
    label: 'By date',
    format: 'link',
    value: ({ model_id }) => [t('Results'), href('/custom-signal-pro-results', { model: model_id })],
    width: 84,
  },
  {
    id: 'alert',
    label: 'Alert',
    format: 'link',
    value: ({ text }) => [t('Set'), alertHref(scanAlert(text))],
    width: 64,
  },
];

type RemoverProps = {
  readonly rows: readonly SavedRule[];
  readonly isBusy: boolean;
  readonly onRemove: (id: string) => void;
};

const Removers = ({ rows, isBusy, onRemove }: RemoverProps) => (
  <ul className="scan-choices">
    {rows.map(({ model_id, name }) => (
      <li key={model_id}>
        <IconButton
          small
          label={t('Delete {name}', { name })}
          disabled={isBusy}
          onClick={() => onRemove(model_id)}
        >
          <Trash2 />
        </IconButton>{' '}
        {name}
      </li>
    ))}
  </ul>
);

/** Saved rules with what each says and how many stocks match; one is opened to be changed, or deleted and taken back. */
export const SavedTable = ({ reply }: { reply: Reply }) => {
  const href = useHrefWithAsOf();
  const removing = useRemoving();
  const columns = useMemo(() => savedColumns(href), [href]);
  const source = useMemo(() => localRows(reply.rows), [reply]);
  const removed = removing.variables?.isBack === false && removing.isSuccess ? removing.variables.id : null;
  return (
    <>
      <PanelHead title={t('{count} of {limit} saved', { count: reply.rows.length, limit: reply.limit })}>
        {removed !== null && (
          <button
            type="button"
            className="text-accent"
            onClick={() => removing.mutate({ id: removed, isBack: true })}
          >
            {t('Take it back')}
          </button>
        )}
      </PanelHead>
      <DataTable
        id="saved-scans"
        label={t('Saved scans')}
        columns={columns}
        source={source}
        sort="-total_now"
        scrolls="page"
      />
      <Removers
        rows={reply.rows}
        isBusy={removing.isPending}
        onRemove={(id) => removing.mutate({ id, isBack: false })}
      />
    </>
  );
};
