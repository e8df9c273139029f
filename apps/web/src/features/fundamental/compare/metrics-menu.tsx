import './compare.css';
import { RATIOS, RATIO_GROUPS, type RatioId, isRatioId, ratioNamed } from '@chuli/fundamentals';
import { t } from '@chuli/language';
import { IconButton, MenuButton, quantityText } from '@chuli/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { moved, toggled } from '../../../screen-kit/ordered-list.ts';
import { GROUP_NAMES } from './metric-words.ts';

type Props = {
  readonly chosen: readonly RatioId[];
  readonly offered: ReadonlySet<string>;
  readonly onChoose: (ids: readonly RatioId[]) => void;
};

type ListProps = { readonly chosen: readonly RatioId[]; readonly choose: (ids: readonly string[]) => void };

const Chosen = ({ chosen, choose }: ListProps) => (
  <ol>
    {chosen.map((id, at) => {
      const name = t(ratioNamed(id).words);
      return (
        <li key={id}>
          <span>{name}</span>
          <IconButton
            label={t('{name}, one up', { name })}
            small
            disabled={at === 0}
            onClick={() => choose(moved(chosen, id, -1))}
          >
            <ArrowUp />
          </IconButton>
          <IconButton
            label={t('{name}, one down', { name })}
            small
            disabled={at === chosen.length - 1}
            onClick={() => choose(moved(chosen, id, 1))}
          >
            <ArrowDown />
          </IconButton>
        </li>
      );
    })}
  </ol>
);

/** The chosen metrics in their order, and below them all that there are. */
export const MetricsMenu = ({ chosen, offered, onChoose }: Props) => {
  const choose = (ids: readonly string[]): void => onChoose(ids.filter(isRatioId));
  return (
    <MenuButton
      label={t('Choose metrics')}
      className="btn"
      face={`${t('Metrics')} ${quantityText(chosen.length)}`}
    >
      {() => (
        <div className="metrics-menu">
          <Chosen chosen={chosen} choose={choose} />
          {RATIO_GROUPS.map((group) => {
            const ratios = RATIOS.filter((ratio) => ratio.group === group && offered.has(ratio.id));
            return ratios.length === 0 ? null : (
              <fieldset key={group}>
                <legend>{t(GROUP_NAMES[group])}</legend>
                {ratios.map(({ id, words }) => (
                  <label key={id}>
                    <input
                      type="checkbox"
                      checked={chosen.includes(id)}
                      onChange={() => choose(toggled(chosen, id))}
                    />
                    {t(words)}
                  </label>
                ))}
              </fieldset>
            );
          })}
        </div>
      )}
    </MenuButton>
  );
};
