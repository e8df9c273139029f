import { digits, t } from '@chuli/language';
import { Panel, PanelHead, Value, dateText, quantityText } from '@chuli/ui';
import { type RiskReply, amountOf, rupeesAtRisk } from './risk-figures.ts';
import { percentText } from './risk-words.ts';

type SideProps = { reply: RiskReply; amount: string };

const SHOWN: ReadonlySet<number> = new Set([1, 5, 20]);

const lost = (percent: number): string => digits(percentText(percent));

/** The loss for one, five and twenty sessions, as it was measured, and what the root of their number would make of it. */
export const ByHorizon = ({ reply, amount }: SideProps) => (
  <Panel label={t('By horizon')}>
    <PanelHead title={t('By horizon')} note={t('historical, {level} %', { level: reply.level })} />
    <div className="risk-scroll">
      <table className="risk-table">
        <thead>
          <tr>
            <th scope="col">{t('Sessions')}</th>
            <th scope="col">{t('Loss')}</th>
            <th scope="col">{t('Rs')}</th>
            <th scope="col">{t('Shortfall')}</th>
            <th scope="col" className="is-wide">
              99 %
            </th>
            <th
              scope="col"
              title={t('What the loss of one session times the root of their number would say')}
            >
              √h
            </th>
          </tr>
        </thead>
        <tbody>
          {reply.by_horizon
            .filter(({ horizon }) => SHOWN.has(horizon))
            .map(({ horizon, var: loss, shortfall, var_99, root }) => (
              <tr key={horizon} className={horizon === reply.horizon ? 'is-chosen' : undefined}>
                <td>{quantityText(horizon)}</td>
                <td>
                  <b>{lost(loss)}</b>
                </td>
                <td>{quantityText(rupeesAtRisk(amountOf(amount), loss))}</td>
                <td>{lost(shortfall)}</td>
                <td className="is-wide">{lost(var_99)}</td>
                <td className="is-faint">{lost(root)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  </Panel>
);

/** The sessions that lost most, and whether the market fell with them. */
export const WorstSessions = ({ reply, amount }: SideProps) => (
  <Panel label={t('Worst sessions')}>
    <PanelHead title={t('Worst sessions')} note={t('with the market beside')} />
    <div className="risk-scroll">
      <table className="risk-table">
        <thead>
          <tr>
            <th scope="col">{t('Session')}</th>
            <th scope="col">{t('Return')}</th>
            <th scope="col">{t('Rs')}</th>
            <th scope="col">{t('NEPSE')}</th>
          </tr>
        </thead>
        <tbody>
          {reply.worst.map(({ date, return: change, nepse }) => (
            <tr key={date}>
              <td>{dateText(date)}</td>
              <td>
                <Value format="signedPercent" value={change} />
              </td>
              <td>{quantityText(rupeesAtRisk(amountOf(amount), change)).replace('-', '−')}</td>
              <td>{nepse === null ? '–' : <Value format="signedPercent" value={nepse} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </Panel>
);
