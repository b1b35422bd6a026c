/**
 * Every property of B§3 with the bounds of B§5 and the toggles of B§4, written down from the specification by hand: what
 * the panel has to offer, whatever the catalogue says. `member control bounds-or-choices [only while member=value]`;
 * bounds are `least..most/step`. Left out is what the board edits itself (columns, cells).
 */
const LABELLED = `
id id
label text
span number 1..24/1
showLabel switch
labelWidth number 1..200/1
gutter number 0../1
`;
const OPTIONS = `
dataType choice static|dynamic
options options
action text [dataType=dynamic]
value value
`;
const DIALOG = `${LABELLED}
title text
multi switch
showIndex switch
action text
height number 100..1500/10
dval text
dlabel text
colConf columns
disabled switch
required switch
`;

export const SPECIFIED = {
  input: `${LABELLED}
placeholder text
value value
maxLength number 1../1
width text
prefix-icon icon
suffix-icon icon
prepend text
append text
clearable switch
readonly switch
disabled switch
required switch
rulesType choice default|phone|email|number|idcard
rules rules`,
  textarea: `${LABELLED}
placeholder text
value value
maxlength number 1../1
rows number 1../1
show-word-limit switch
clearable switch
readonly switch
disabled switch
required switch
rules rules`,
  inputNumber: `${LABELLED}
value value
min number
max number
step number 0..
step-strictly switch
precision number 0..10/1
controls-position choice default|right
readonly switch
disabled switch
required switch
rules rules`,
  slider: `${LABELLED}
value value
min number 0..
max number 0..
step number 0..
range switch
show-stops switch
disabled switch
required switch`,
  rate: `${LABELLED}
value value
max number 1../1
allow-half switch
show-score switch
disabled switch
required switch`,
  select: `${LABELLED}${OPTIONS}
placeholder text
multiple switch
collapse-tags switch [multiple=true]
filterable switch
clearable switch
size choice medium|small|mini
disabled switch
required switch
ruleError text
rules rules`,
  radio: `${LABELLED}${OPTIONS}
optionType choice default|button
border switch
vertical switch
size choice medium|small|mini
disabled switch
required switch
ruleError text
rules rules`,
  checkbox: `${LABELLED}${OPTIONS}
optionType choice default|button
border switch
vertical switch
size choice medium|small|mini
min number 1../1
max number 1../1
disabled switch
required switch
ruleError text
rules rules`,
  Switch: `${LABELLED}
value switch
active-color color
inactive-color color
active-value text
inactive-value text
disabled switch
required switch`,
  date: `${LABELLED}
type choice date|week|month|year|datetime|monthrange|daterange|datetimerange
placeholder text
value value
format text
value-format text
range-separator text [type=daterange]
start-placeholder text [type=daterange]
end-placeholder text [type=daterange]
clearable switch
readonly switch
disabled switch
required switch
rules rules`,
  time: `${LABELLED}
placeholder text
value value
is-range switch
range-separator text [is-range=true]
picker-options.selectableRange text
format text
value-format text
arrow-control switch
clearable switch
readonly switch
disabled switch
required switch
rules rules`,
  editor: `${LABELLED}
value value
validateMaxText switch
max number 100../1
disabled switch
required switch
customRules rules`,
  colorPicker: `${LABELLED}
value color
show-alpha switch
color-format choice hex|rgb|hsl|hsv
predefine tags
size choice medium|small|mini
disabled switch
required switch`,
  cascader: `
id id
label text
span number 1..24/1
width number 0..100/1
placeholder text
gutter number 0../1
labelWidth number 0..200/1
showLabel switch
size choice medium|small|mini
props.clearable switch
disabled switch
props.show-all-levels switch
props.separator text
props.filterable switch
props.props.expandTrigger choice click|hover
props.props.multiple switch
props.props.checkStrictly switch
dataType choice static|dynamic
action text [dataType=dynamic]
props.props.label text
props.props.value text
props.props.children text
options options
china-area-data switch
value value
required switch
rules rules`,
  upload: `${LABELLED}
action text
name text
headers headers
multiple switch
show-file-list switch
list-type choice text|picture-card
buttonText text
showTip switch
tips text [showTip=true]
accept text
fileSize number 1..10000/1
width number 1..100/1
disabled switch
required switch`,
  dialogList: DIALOG,
  userList: DIALOG,
  userDept: DIALOG,
  barCode: `
id id
label text
span number 1..24/1
showLabel switch
labelWidth number 0..200/1
value value
lineColor color
background color
height number 10..100/1
displayValue switch`,
  dynamicTable: `
id id
label text
showLabel switch
labelWidth number 0..200/1
buttonAdd switch
buttonDel switch
showIndex switch
visible switch
multiCheck switch
show-summary switch
sum-text text [show-summary=true]
summary-text text [show-summary=true]`,
  row: `
id id
columns spans
gutter number 0..100/1
flex choice default|flex
justify choice start|end|center|space-around|space-between [flex=flex]
align choice top|middle|bottom [flex=flex]`,
  table: `
id id
width number 0..500/1
height number 0..1500/5`,
  tdItem: `
style.background color
style.width number 0..100/1`,
  button: `
id id
text text
label text
span number 1..24/1
showLabel switch
labelWidth number 0..200/1
type choice primary|success|warning|danger|info|text
plain switch
round switch
circle switch
icon icon
align choice left|center|right
color color
bold number 100..800/100
fontSize number 10..50/1
disabled switch`,
  divider: `
id id
text text
content-position choice left|center|right`,
  alert: `
id id
title text
span number 1..24/1
type choice success|warning|error|info
description longText
closable switch
center switch
close-text text
show-icon switch
effect choice light|dark`,
  link: `
id id
text text
span number 1..24/1
type choice primary|success|warning|danger|info|default
href text
disabled switch
target switch`,
  text: `
id id
text longText
align choice left|center|right
color color
size number 10..50/1
bold number 100..800/100`,
  html: `
id id
text longText`,
} as const;

/** The form itself (B§3). */
export const SPECIFIED_FORM = `
formRef text
formModel text
formRules text
size choice medium|small|mini
labelPosition choice right|left|top
labelWidth number 60..140/1
gutter number 0..30/1
disabled switch
dynamicTableAllowed switch`;
