import './partner.css';
import { type ScreenId, SCREENS } from '@chuli/contracts/screens';
import { PRODUCT } from '@chuli/kernel';
import { type Phrase, say, t } from '@chuli/language';
import { BRAND_WORDS, type Brand } from '@chuli/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { DisplayMenu } from '../../shared/display/display-menu.tsx';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { ReadThisPage } from '../../screen-kit/read-this-page.tsx';
import { useAddress } from '../../screen-kit/use-address.ts';
import { partnerAddress, usePartnerBrand } from './partner-brand.ts';

/** What a partner's visitors go between; all of it is in the themed set. */
const PAGES: readonly ScreenId[] = ['demo', 'broker-theme', 'fundamental-theme', 'stock-details', 'charts'];
const pages = PAGES.flatMap((id) => SCREENS.find((screen) => screen.id === id) ?? []);

/** The brand of the address goes along, the frame too. */
export const usePartnerHref = (): ((path: string, query?: Record<string, string>) => string) => {
  const href = useHrefWithAsOf();
  const [{ brand, frame }] = useAddress(partnerAddress);
  return (path, query = {}) =>
    href(path, { ...(brand !== '' && { brand }), ...(frame !== '' && { frame }), ...query });
};

const Head = ({ brand }: { brand: Brand | null }) => {
  const href = usePartnerHref();
  const { pathname } = useLocation();
  const name = brand?.name ?? PRODUCT.name;
  return (
    <header className="partner-head">
      <Link className="partner-mark" to={href('/demo')}>
        <b aria-hidden>{brand?.mark ?? PRODUCT.name.slice(0, 1)}</b>
        <span>{name}</span>
      </Link>
      <nav aria-label={t('Pages of {partner}', { partner: name })}>
        {pages.map(({ id, path, title }) => (
          <Link key={id} to={href(path)} {...(path === pathname && { 'aria-current': 'page' })}>
            {say(title)}
          </Link>
        ))}
      </nav>
      <span className="tools">
        <DisplayMenu />
      </span>
    </header>
  );
};

const OwnLinks = ({ brand }: { brand: Brand }) => (
  <nav className="own-links" aria-label={t('Own pages of {partner}', { partner: brand.name })}>
    {(BRAND_WORDS[brand.id]?.links ?? []).map(({ label, href }) => (
      <a key={href} className="btn" href={href} target="_blank" rel="noopener noreferrer">
        {t(label)}
      </a>
    ))}
  </nav>
);

type TitleProps = { title: string; explain: readonly Phrase[]; brand: Brand | null };

/** What the page is, how to read it, and the way to the partner's own. */
export const PartnerTitle = ({ title, explain, brand }: TitleProps) => (
  <div className="partner-title">
    <h1>{title}</h1>
    <ReadThisPage title={title} paragraphs={explain} />
    {brand !== null && <OwnLinks brand={brand} />}
  </div>
);

export const PartnerFoot = ({ brand }: { brand: Brand | null }) => {
  const words = brand === null ? undefined : BRAND_WORDS[brand.id];
  if (brand === null || words === undefined) {
    return <footer className="partner-foot">{t('Nothing here is advice.')}</footer>;
  }
  return (
    <footer className="partner-foot">
      <p>{t(words.disclaimer)}</p>
      <details>
        <summary>{t('Terms of {partner}', { partner: brand.name })}</summary>
        {words.terms.map((paragraph) => (
          <p key={paragraph}>{t(paragraph)}</p>
        ))}
      </details>
    </footer>
  );
};

type FrameProps = { title: string; explain: readonly Phrase[]; children: ReactNode };

/** A page under a partner's name: its mark and pages above, its disclaimer and terms below. In a frame, no head. */
export const PartnerFrame = ({ title, explain, children }: FrameProps) => {
  const brand = usePartnerBrand();
  const [{ frame }] = useAddress(partnerAddress);
  return (
    <div className="partner">
      {frame === '' && <Head brand={brand} />}
      {frame === '' ? (
        <PartnerTitle title={title} explain={explain} brand={brand} />
      ) : (
        <h1 className="sr-only">{title}</h1>
      )}
      {children}
      <PartnerFoot brand={brand} />
    </div>
  );
};
