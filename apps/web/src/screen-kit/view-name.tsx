import { t } from '@chuli/language';
import { Button } from '@chuli/ui';

const LONGEST_NAME = 80;

type ViewNameProps = { proposed: string; onNamed: (name: string) => void };

/** Two ranges of one stock are two views: the name is the reader's. An empty one is handed on as it is. */
export const ViewName = ({ proposed, onNamed }: ViewNameProps) => (
  <form
    className="view-name"
    onSubmit={(event) => {
      event.preventDefault();
      const typed = new FormData(event.currentTarget).get('name');
      onNamed(typeof typed === 'string' ? typed.trim() : '');
    }}
  >
    <span className="field">
      <input
        name="name"
        aria-label={t('Name of the view')}
        defaultValue={proposed}
        maxLength={LONGEST_NAME}
        // The reader has just asked for it.
        ref={(field) => field?.select()}
      />
    </span>
    <Button type="submit">{t('Save')}</Button>
  </form>
);
