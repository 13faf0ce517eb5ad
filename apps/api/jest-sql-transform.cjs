/** An imported .sql file is its text, as in the built server. */
module.exports = {
  process: (text) => ({ code: `module.exports = ${JSON.stringify(text)}` }),
}
