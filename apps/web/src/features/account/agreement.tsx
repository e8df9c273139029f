import { pieces, t } from '@chuli/language';
import { Link } from 'react-router';

/** Beside a form that is filled in: the texts open in a tab of their own. */
const own = { className: 'text-accent underline', target: '_blank' } as const;

/** What opening an account means, with the way to both texts. */
export const Agreement = () => (
  <p>
    {pieces('By creating an account you agree to the {terms}. What is kept about you: {privacy}.', {
      terms: (
        <Link key="terms" {...own} to="/terms-and-condition">
          {t('Terms and conditions')}
        </Link>
      ),
      privacy: (
        <Link key="privacy" {...own} to="/privacy-policy">
          {t('Privacy policy')}
        </Link>
      ),
    })}
  </p>
);
