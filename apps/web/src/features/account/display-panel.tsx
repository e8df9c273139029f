import '../../shared/account/account.css';
import { type Calendar, type Phrase, t } from '@chuli/language';
import { Panel, PanelHead } from '@chuli/ui';
import { LANGUAGES, NUMERALS } from '../../shared/display/language-choices.ts';
import { chooseCalendar, chooseLanguage, chooseNumerals, useSpoken } from '../../shared/display/language.ts';
import { type Theme, chooseTheme, useTheme } from '../../shared/display/theme.ts';
import { ChoiceRow } from '../../shared/account/choice-row.tsx';

const THEMES = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const satisfies readonly { value: Theme; label: Phrase }[];

const CALENDARS = [
  { value: 'ad', label: 'AD' },
  { value: 'bs', label: 'BS' },
] as const satisfies readonly { value: Calendar; label: Phrase }[];

/** How this browser shows the product; other devices have their own. */
export const DisplayPanel = () => {
  const { language, numerals, calendar } = useSpoken();
  return (
    <Panel label={t('Display')}>
      <PanelHead title={t('Display')} note={t('on this device')} />
      <div className="panel-body">
        <dl className="facts">
          <ChoiceRow
            label={t('Theme')}
            choices={THEMES.map(({ value, label }) => ({ value, label: t(label) }))}
            value={useTheme()}
            onChoose={chooseTheme}
          />
          <ChoiceRow label={t('Language')} choices={LANGUAGES} value={language} onChoose={chooseLanguage} />
          <ChoiceRow label={t('Numerals')} choices={NUMERALS} value={numerals} onChoose={chooseNumerals} />
          <ChoiceRow
            label={t('Dates in lists')}
            choices={CALENDARS.map(({ value, label }) => ({ value, label: t(label) }))}
            value={calendar}
            onChoose={chooseCalendar}
          />
        </dl>
      </div>
    </Panel>
  );
};
