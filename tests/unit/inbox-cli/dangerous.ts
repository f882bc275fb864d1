/** Everything that moves the cursor, changes colours or reorders what stands beside it. */
export const dangerous = /\p{Cc}|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]|[\u{e0000}-\u{e007f}]/u;
