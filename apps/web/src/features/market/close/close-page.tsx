import '../../../shared/market/market.css';
import './close.css';
import { PRODUCT } from '@chuli/kernel';
import { t } from '@chuli/language';
import { Panel, PanelHead, Value, bikramSambatText, dateText } from '@chuli/ui';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { hostBrand } from '../../../screen-kit/host-brand.ts';
import type { HrefWithAsOf } from '../../../screen-kit/href-with-as-of.ts';
import type { Measure } from '../../../shared/picture/marks.ts';
import { PictureFrame } from '../../../shared/picture/picture-frame.tsx';
import { closeMarks } from './close-card.ts';
import { SentenceFigure } from './sentence-figure.tsx';
import { type CloseReply, type Sentence, headlineOf, sentenceText } from './sentence-text.ts';

type Way = readonly [path: string, query?: Record<string, string>];

const WAYS: Readonly<Record<Exclude<Sentence['id'], 'volume' | 'no-trades'>, Way>> = {
  index: ['/nepse-charts'],
  breadth: ['/nepse-market-summary'],
  turnover: ['/market-summary'],
  sectors: ['/tree-map'],
  movers: ['/stock-performance', { sort: '-change_1' }],
  extremes: ['/stock-performance', { sort: 'from_low_52_weeks' }],
  flow: ['/broker-summary'],
  events: ['/dividend-history'],
  provisional: ['/nepse-market-summary'],
};

/** Where there is more of what a sentence says. */
const wayOf = (sentence: Sentence): Way => {
  if (sentence.id === 'volume') return ['/stock-profile', { symbol: sentence.symbol }];
  if (sentence.id !== 'no-trades') return WAYS[sentence.id];
  return sentence.nearest === null ? ['/floorsheet'] : ['/floorsheet', { as_of: sentence.nearest }];
};

const Pair = ({ sentence, number, href }: { sentence: Sentence; number: number; href: HrefWithAsOf }) => {
  const [path, query] = wayOf(sentence);
  return (
    <section className="close-pair" id={sentence.id}>
      <p className="close-sentence">
        <Link
          className="close-number"
          to={href(path, query)}
          aria-label={t('The figures of sentence {number}', { number })}
        >
          {number}
        </Link>
        {sentenceText(sentence)}
      </p>
      <div className="close-figure">
        <SentenceFigure sentence={sentence} />
      </div>
    </section>
  );
};

const CloseCard = ({ reply }: { reply: CloseReply }) => {
  const marksOf = useMemo(() => {
    const address = `${window.location.host}/close?as_of=${reply.as_of}`;
    return (measure: Measure) => closeMarks(reply, hostBrand()?.name ?? PRODUCT.name, address, measure);
  }, [reply]);
  return (
    <PictureFrame
      marksOf={marksOf}
      fileName={`nepse-${reply.as_of}.png`}
      alt={t('The session of {date} as a picture', { date: dateText(reply.as_of) })}
    />
  );
};

const Earlier = ({ reply, href }: { reply: CloseReply; href: HrefWithAsOf }) => (
  <Panel label={t('Earlier days')}>
    <PanelHead title={t('Earlier days')} />
    <ul className="close-days">
      {reply.earlier.map(({ date, percent }) => (
        <li key={date}>
          <Link className="text-accent" to={href('/close', { as_of: date })}>
            {dateText(date)}
          </Link>
          <EarlierChange percent={percent} />
        </li>
      ))}
    </ul>
  </Panel>
);

const EarlierChange = ({ percent }: { percent: number | null }) =>
  percent === null ? <span className="text-muted">–</span> : <Value format="percent" value={percent} />;

/** A finished session, sentence by sentence, each beside its figure. */
export const ClosePage = ({ reply, href }: { reply: CloseReply; href: HrefWithAsOf }) => (
  <div className="close-day">
    <div>
      <header className="close-head">
        <h2>{headlineOf(reply.sentences) ?? t('NEPSE is unknown for this session')}</h2>
        <p className="text-muted">
          {dateText(reply.as_of)} · {bikramSambatText(reply.as_of)}
          {reply.status === 'exact' && ` · ${t('final figures')}`}
          {reply.status === 'provisional' && ` · ${t('provisional figures')}`}
        </p>
      </header>
      {reply.sentences.map((sentence, place) => (
        <Pair key={sentence.id} sentence={sentence} number={place + 1} href={href} />
      ))}
    </div>
    <aside>
      <Panel label={t('Picture')}>
        <PanelHead title={t('Picture')} />
        <div className="close-picture">
          <CloseCard reply={reply} />
        </div>
      </Panel>
      <Earlier reply={reply} href={href} />
    </aside>
  </div>
);
