import { showsPath } from '@chuli/contracts/screens';
import { say, t } from '@chuli/language';
import { Link, useLocation } from 'react-router';
import { hostRoleHere, screenAt } from '../../screen-kit/screens-here.ts';

type Way = '/login' | '/signup' | '/reset' | '/demo-login';

/** The other pages around signing in, each with the way back that this one was given. */
export const OtherWays = ({ ways }: { ways: readonly Way[] }) => {
  const { search } = useLocation();
  const role = hostRoleHere();
  return (
    <nav className="ways">
      {ways
        .filter((path) => showsPath(role, path))
        .map((path) => (
          <Link key={path} className="text-accent" to={path + search}>
            {path === '/reset' ? t('Forgot password?') : say(screenAt(path)?.title ?? '')}
          </Link>
        ))}
    </nav>
  );
};
