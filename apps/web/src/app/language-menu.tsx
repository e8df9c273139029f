import { t } from '@chuli/language';
import { MenuButton, SegmentedControl } from '@chuli/ui';
import { Languages } from 'lucide-react';
import { LANGUAGES, NUMERALS } from './language-choices.ts';
import { chooseLanguage, chooseNumerals, useSpoken } from './language.ts';

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
