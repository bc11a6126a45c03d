/** Under what the web's catalogues have a message of the contract; no id of Lingui's begins so. */
export const messageRow = <Key extends string>(key: Key): `.${Key}` => `.${key}`;
