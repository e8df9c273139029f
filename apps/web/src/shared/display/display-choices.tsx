import { type Phrase, t } from '@chuli/language';
import { SegmentedControl } from '@chuli/ui';
import { LANGUAGES, NUMERALS } from './language-choices.ts';
import { chooseLanguage, chooseNumerals, useSpoken } from './language.ts';
import { type Theme, chooseTheme, useTheme } from './theme.ts';

const THEMES: readonly { value: Theme; label: Phrase }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** How the product looks and speaks, in one place. */
const DisplayChoices = () => {
  const { language, numerals } = useSpoken();
  return (
    <dl className="display-menu">
      <dt>{t('Language')}</dt>
      <dd>
        <SegmentedControl
          label={t('Language')}
          choices={LANGUAGES}
          value={language}
          onChoose={chooseLanguage}
        />
      </dd>
      <dt>{t('Numerals')}</dt>
      <dd>
        <SegmentedControl
          label={t('Numerals')}
          choices={NUMERALS}
          value={numerals}
          onChoose={chooseNumerals}
        />
      </dd>
      <dt>{t('Theme')}</dt>
      <dd>
        <SegmentedControl
          label={t('Theme')}
          choices={THEMES.map(({ value, label }) => ({ value, label: t(label) }))}
          value={useTheme()}
          onChoose={chooseTheme}
        />
      </dd>
    </dl>
  );
};

export default DisplayChoices;
