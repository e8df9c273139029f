import type { Language, Numerals } from '@chuli/language';
import { t } from '@chuli/language';
import { MenuButton, SegmentedControl } from '@chuli/ui';
import { Languages } from 'lucide-react';
import { chooseLanguage, chooseNumerals, useSpoken } from './language.ts';

/** Each language in its own words: who looks for it reads it. */
const LANGUAGES: readonly { value: Language; label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'ne', label: 'नेपाली' },
];

const NUMERALS: readonly { value: Numerals; label: string }[] = [
  { value: 'latin', label: '123' },
  { value: 'devanagari', label: '१२३' },
];

export const LanguageMenu = () => {
  const { language, numerals } = useSpoken();
  return (
    <MenuButton label={t('Language and numerals')} className="icon-btn" face={<Languages />}>
      {() => (
        <div className="language-menu">
          <SegmentedControl
            label={t('Language')}
            choices={LANGUAGES}
            value={language}
            onChoose={chooseLanguage}
          />
          <SegmentedControl
            label={t('Numerals')}
            choices={NUMERALS}
            value={numerals}
            onChoose={chooseNumerals}
          />
        </div>
      )}
    </MenuButton>
  );
};
