import '../../../shared/chart/plot.css';
import './risk.css';
import { RiskAnswer } from './risk-answer.tsx';
import { RiskCourse } from './risk-course.tsx';
import type { RiskReply, RiskValues } from './risk-figures.ts';
import { RiskHistogram } from './risk-histogram.tsx';
import { RiskMethods } from './risk-methods.tsx';
import { ByHorizon, WorstSessions } from './risk-side.tsx';

/** The answer first, then what it is made of, then how far it is to be believed. */
export const RiskView = ({ reply, values }: { reply: RiskReply; values: RiskValues }) => (
  <>
    <RiskAnswer reply={reply} values={values} />
    <RiskMethods reply={reply} amount={values.amount} />
    <div className="risk">
      <RiskHistogram reply={reply} />
      <ByHorizon reply={reply} amount={values.amount} />
      {reply.backtest !== null && <RiskCourse series={reply.backtest.series} />}
      <WorstSessions reply={reply} amount={values.amount} />
    </div>
  </>
);
