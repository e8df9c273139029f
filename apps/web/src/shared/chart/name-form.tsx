import { t } from '@chuli/language';
import { Button, TextField } from '@chuli/ui';
import { useState } from 'react';

/** Under which name something is kept. */
export const NameForm = ({ label, onName }: { label: string; onName: (name: string) => void }) => {
  const [name, setName] = useState('');
  return (
    <form
      className="row"
      onSubmit={(event) => {
        event.preventDefault();
        if (name !== '') onName(name);
      }}
    >
      <TextField
        label={t('Name')}
        size={16}
        value={name}
        onType={(typed) => setName(typed.slice(0, 60))}
        isProse
      />
      <Button type="submit" disabled={name === ''}>
        {label}
      </Button>
    </form>
  );
};
