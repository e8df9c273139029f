import { useEffect } from 'react';

/**
 * Stands in for `react-style-singleton`, by which dialogs keep the page below from scrolling. The original puts style
 * elements into the page, which the policy of the site refuses; a sheet that is adopted needs no leave.
 */
const useAdopted = (styles: string): void => {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [styles]);
};

export const styleSingleton =
  () =>
  ({ styles }: { styles: string }): null => {
    useAdopted(styles);
    return null;
  };
