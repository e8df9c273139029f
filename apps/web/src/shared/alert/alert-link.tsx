import { t } from '@chuli/language';
import { classNames } from '@chuli/ui';
import { Bell } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isScreenHere } from '../../screen-kit/screens-here.ts';
import { type AlertAddress, alertHref } from './alert-address.ts';

type Props = {
  /** What the form begins with. */
  readonly at: Partial<AlertAddress>;
  readonly className?: string;
  /** Words beside the bell; without them it says what it does when it is pointed at. */
  readonly children?: ReactNode;
};

/** The bell beside whatever an alert can wait for: to the form that has it filled in. */
export const AlertLink = ({ at, className = 'text-accent', children }: Props) =>
  isScreenHere('key-value-alert') ? (
    <Link
      className={classNames('inline-flex items-center gap-1 align-bottom', className)}
      to={alertHref(at)}
      {...(children === undefined && { 'aria-label': t('Set an alert'), title: t('Set an alert') })}
    >
      <Bell size={13} strokeWidth={1.5} aria-hidden />
      {children}
    </Link>
  ) : null;
