// Lines of the changelogs: what changes for the user, without commits; the packages that a release needs in one line.
module.exports = {
  async getReleaseLine({ summary }) {
    const [first, ...more] = summary.trim().split('\n');
    return [`- ${first}`, ...more.map((line) => (line ? `  ${line}` : ''))].join('\n');
  },
  async getDependencyReleaseLine(changesets, dependencies) {
    if (dependencies.length === 0) return '';
    return `- Needs ${dependencies.map(({ name, newVersion }) => `${name} ${newVersion}`).join(', ')}.`;
  },
};
