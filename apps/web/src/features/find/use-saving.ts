import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendCall } from '../../api/send-call.ts';
import { SAVED_PATH } from './saved.ts';

const SAVE = 'POST /custom-signals/v2/custom-pro/new/save/';
const CHANGE = 'PATCH /custom-signals/v2/custom-pro/new/save/{model_id}';

export type Saving = {
  readonly text: string;
  /** The one that is saved already; empty where none is. */
  readonly model: string;
  readonly onSaved: (id: string) => void;
};

/** Saves a rule under a name, or without one what was changed of the saved one. */
export const useSaving = ({ text, model, onSaved }: Saving) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (name: string | null) =>
      name === null
        ? sendCall(CHANGE, { params: { model_id: model }, body: { model_id: model, text } })
        : sendCall(SAVE, { body: { name, text, request_id: crypto.randomUUID() } }),
    onSuccess: async ({ model_id }) => {
      onSaved(model_id);
      await queries.invalidateQueries({ queryKey: [SAVED_PATH] });
    },
  });
};
