import { t } from '@chuli/language';
import { MenuButton } from '@chuli/ui';
import { Suspense } from 'react';
import { lazyWithRetry } from '../../../screen-kit/lazy-with-retry.ts';
import type { ScanCard } from './scan-card.ts';

const PicturePanel = lazyWithRetry<{ card: ScanCard }>(() => import('./picture-panel.tsx'));

type Props = { readonly card: ScanCard; readonly className?: string };

/** What a scan found as a picture for a chat; it is painted when somebody asks for it. */
export const PictureButton = ({ card, className = 'btn' }: Props) => (
  <MenuButton label={t('Picture')} className={className} face={t('Picture')}>
    {() => (
      <Suspense fallback={<div className="scan-picture" aria-busy />}>
        <PicturePanel card={card} />
      </Suspense>
    )}
  </MenuButton>
);
