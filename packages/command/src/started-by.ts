let starter: string | null = null;

/** Says that commands are started by a program of their own instead of npm. */
export const startedBy = (program: string): void => {
  starter = program;
};

/** What somebody types to run a command, with words or options after it. */
export const typed = (command: string, words = ''): string =>
  [starter === null ? `npm run ${command}${words === '' ? '' : ' --'}` : `${starter} ${command}`, words]
    .filter((part) => part !== '')
    .join(' ');
