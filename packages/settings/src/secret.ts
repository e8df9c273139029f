/** What to say of a setting whose value nobody may see. */
export const secret = (description: string) => ({ description, secret: true });
