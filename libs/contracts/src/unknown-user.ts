/** The error if the token's person does not exist. Not in the catalogue, which the first page does not load. */
export const UNKNOWN_USER = 'User not found'
