import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

type ButtonProps = ComponentProps<'button'> & { tone?: 'plain' | 'primary' | 'quiet' };

export const Button = ({ tone = 'plain', className, ...rest }: ButtonProps) => (
  <button
    type="button"
    className={classNames('btn', tone !== 'plain' && `is-${tone}`, className)}
    {...rest}
  />
);

type IconButtonProps = ComponentProps<'button'> & { label: string; small?: boolean };

/** A button that is only a picture; its name is read aloud and shown on hover. */
export const IconButton = ({ label, small = false, className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    className={classNames('icon-btn', small && 'is-small', className)}
    {...rest}
  />
);
