import { Link, isRouteErrorResponse, useRouteError } from 'react-router';
import { pageTitle, usePageTitle } from '../screen-kit/page-title.ts';

const Message = ({ title, children }: { title: string; children: string }) => {
  usePageTitle(pageTitle(title));
  return (
    <div className="state flex-1">
      <h1 className="text-20 font-semibold">{title}</h1>
      <p className="text-13">{children}</p>
      <div className="acts">
        <Link className="btn is-primary" to="/">
          To the first screen
        </Link>
        <button type="button" className="btn" onClick={() => window.location.reload()}>
          Load again
        </button>
      </div>
    </div>
  );
};

export const NotFoundPage = () => (
  <Message title="No such page">
    Nothing is kept at this address. It may be mistyped, or the page has moved.
  </Message>
);

/** What is shown when a screen itself breaks: the rest of the product stays usable. */
export const ErrorPage = () => {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return (
    <Message title="This screen broke">
      A part of the screen could not be shown. Loading it again often helps, since a new version may have come
      out.
    </Message>
  );
};
