import { t } from '@chuli/language';
import { classNames } from '@chuli/ui';
import { Check, Minus } from 'lucide-react';
import { useState } from 'react';
import { PasswordField } from '../../shared/account/form.tsx';

/** NIST SP 800-63B-4: length, and nothing that guessers try; no mixture of kinds of characters. */
const SHORTEST = 8;

const lengthOf = (password: string): number => Array.from(password.normalize('NFKC')).length;

/** Says what is asked for and what can be seen here of it; how strong a password is, nobody can tell from its looks. */
export const NewPasswordField = ({ name, label }: { name: string; label: string }) => {
  const [length, setLength] = useState(0);
  const isLong = length >= SHORTEST;
  const Mark = isLong ? Check : Minus;
  return (
    <PasswordField
      name={name}
      label={label}
      isNew
      onInput={(event) => setLength(lengthOf(event.currentTarget.value))}
      hint={
        <ul className="rules">
          <li className={classNames(isLong && 'is-met')}>
            <Mark size={12} aria-hidden />
            {isLong ? t('{count} characters: long enough.', { count: length }) : t('8 characters or more.')}
          </li>
          <li>{t('Use any characters, including spaces. A few unrelated words work best.')}</li>
          <li>{t('We check it against common passwords and your name.')}</li>
        </ul>
      }
    />
  );
};
