import type { ReactNode } from 'react';
import { pageTitle, usePageTitle } from '../../screen-kit/page-title.ts';

type MessagePageProps = { title: string; why: string; children: ReactNode };

/** A page that has nothing to show but why. */
export const MessagePage = ({ title, why, children }: MessagePageProps) => {
  usePageTitle(pageTitle(title));
  return (
    <div className="state flex-1">
      <h1 className="text-20 font-semibold">{title}</h1>
      <p className="text-13">{why}</p>
      {children}
    </div>
  );
};
